/** What a query names that the release does not have. Such a query is answered: with what there is. */
import type { QueryWarning } from "../contract/query.ts";
import type { DataGap } from "../../index-mappings/pages/release.ts";
import { listedGenes } from "./canonical.ts";
import type { KnownIds } from "./known-ids.ts";
import { gapMessage, gapsOf } from "./data-gaps.ts";
import type { AnyLeaf } from "./tree.ts";

export interface WarningContext {
  readonly known: KnownIds;
  readonly isGene: (id: string) => boolean;
  readonly isChromosome: (name: string) => boolean;
  readonly release: string;
  readonly dataGaps: readonly DataGap[];
}

/** Ids that a warning names. */
const shown = 10;

function unknownGenes(genes: readonly string[], { isGene, release }: WarningContext): string[] {
  const unknown = genes.filter((gene) => !isGene(gene));
  if (unknown.length === 0) return [];
  const names = `${unknown.slice(0, shown).join(", ")}${unknown.length > shown ? " …" : ""}`;
  return [
    genes.length === 1
      ? `release ${release} has no gene ${names}`
      : `${unknown.length} of ${genes.length} ids are no genes of release ${release}: ${names}`,
  ];
}

function messages(leaf: AnyLeaf, context: WarningContext): string[] {
  const { known, release } = context;
  const term = (id: string): string[] => (known.term(id) ? [] : [`release ${release} has no term ${id}`]);
  switch (leaf.kind) {
    case "term": {
      const { termid, conditions, excluded_conditions, expression, ploidiness } = leaf.params;
      return [
        ...term(termid),
        ...[...(conditions ?? []), ...(excluded_conditions ?? [])].flatMap((condition) =>
          term(condition.termid),
        ),
        ...(expression != null && expression !== "any" && ploidiness !== "haploid"
          ? ["expression is looked at only together with ploidiness haploid"]
          : []),
      ];
    }
    case "ref_genes":
      return known.reference(leaf.params.reference_uniquename)
        ? []
        : [`no such reference: ${leaf.params.reference_uniquename}`];
    case "subset":
      return known.subset(leaf.params.subset_name)
        ? []
        : [`release ${release} has no subset ${leaf.params.subset_name}`];
    case "gene_list":
    case "target_of":
      return unknownGenes(listedGenes(leaf.params), context);
    case "interactors":
    case "downstream_genes":
    case "genes_targeting":
      return unknownGenes([leaf.params.gene_uniquename], context);
    case "substrates":
      return [
        ...unknownGenes([leaf.params.gene_uniquename], context),
        ...(leaf.params.phase_term == null ? [] : term(leaf.params.phase_term)),
      ];
    case "genome_range":
      return context.isChromosome(leaf.params.chromosome_name)
        ? []
        : [`there is no sequence called ${leaf.params.chromosome_name}`];
    case "int_range":
      return known.range(leaf.params.range_type)
        ? []
        : [`release ${release} tells ${leaf.params.range_type.replaceAll("_", " ")} of no gene`];
    case "has_ortholog":
    case "float_range":
    case "gene_properties":
      return [];
  }
}

/** What of a query the release does not have, each with the place in the query. */
export const warningsOf = (leaves: readonly AnyLeaf[], context: WarningContext): QueryWarning[] =>
  leaves.flatMap((leaf) => {
    const { dataGaps, known, release } = context;
    const missing = gapsOf(leaf, dataGaps, known);
    // That nobody has something says nothing more where the release does not tell of it.
    const other = missing.some(({ is_partial }) => !is_partial) ? [] : messages(leaf, context);
    return [...missing.map((entry) => gapMessage(entry, release)), ...other].map((message) => ({
      where: leaf.where,
      message,
    }));
  });
