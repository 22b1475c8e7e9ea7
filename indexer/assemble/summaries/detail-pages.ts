/** Which pages of genotypes and terms show a genetic interaction by its details. */
import type { DetailTable } from "../../../index-mappings/annotations.ts";
import type { Interaction } from "../annotations/interactions.ts";

export interface DetailPage {
  readonly table: DetailTable;
  readonly kind: "genotype" | "term";
  /** Of a term: the one that is named, which stands for those above it too. */
  readonly id: string;
}

/** The tables of genotype and term pages that show an interaction by its details. */
export function detailPages({
  type,
  doubleMutant,
  rescued,
}: Pick<Interaction, "type" | "doubleMutant" | "rescued">): DetailPage[] {
  if (type !== "genetic_interactions") return [];
  const page = (table: DetailTable, kind: DetailPage["kind"], id: string | null | undefined): DetailPage[] =>
    id == null ? [] : [{ table, kind, id }];
  return [
    ...page("double_mutant_genetic_interactions", "genotype", doubleMutant?.genotype?.id),
    ...page("double_mutant_genetic_interactions", "term", doubleMutant?.phenotype),
    ...page("rescue_genetic_interactions", "genotype", rescued?.genotype?.id),
    ...page("single_allele_genetic_interactions", "term", rescued?.phenotype),
  ];
}
