/** Interactions between two genes, as directed as their source says. */
import type { Alleles } from "../joins/alleles.ts";
import type { Genes } from "../joins/genes.ts";
import { genotypeOf } from "../joins/genotypes.ts";
import type { Genotype } from "../joins/genotypes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { parseExtensions } from "../text/extension.ts";
import type { Extension } from "../text/extension.ts";
import { parseGenotype } from "../text/genotype.ts";
import type { Throughput } from "../vocabulary/evidence-codes.ts";
import { annotationId } from "./annotation.ts";

/** A genotype that showed a genetic interaction, and the phenotype by which it did. */
export interface InteractionDetail {
  readonly genotype: Genotype | null;
  /** Term id, secondary ids resolved. */
  readonly phenotype: string | null;
  readonly extension: readonly Extension[];
}

export interface Interaction {
  readonly id: string;
  readonly type: "physical_interactions" | "genetic_interactions";
  readonly geneA: string;
  readonly geneB: string;
  readonly evidence: string | null;
  readonly reference: string | null;
  readonly throughput: Throughput | null;
  readonly sources: readonly string[];
  readonly date: string | null;
  readonly note: string | null;
  readonly doubleMutant: InteractionDetail | null;
  /** What the interaction rescued. */
  readonly rescued: InteractionDetail | null;
}

/** Interactions of genes that the release has, each pair with what showed it. */
export async function readInteractions(
  rows: Rows,
  genes: Genes,
  alleles: Alleles,
  ontology: Ontology,
): Promise<Interaction[]> {
  const found = new Map<string, Interaction>();
  const detail = (genotype: string, phenotype: string, extension: string): InteractionDetail | null =>
    genotype === "" && phenotype === "" && extension === ""
      ? null
      : {
          genotype: readGenotype(genotype, alleles),
          phenotype: phenotype === "" ? null : ontology.resolve(phenotype),
          extension: parseExtensions(extension).flat(),
        };
  for await (const row of rows("interactions")) {
    const [geneA, geneB] = [genes.find(row.geneA)?.id, genes.find(row.geneB)?.id];
    if (geneA === undefined || geneB === undefined) continue;
    const content = {
      type: row.type === "physical" ? ("physical_interactions" as const) : ("genetic_interactions" as const),
      geneA,
      geneB,
      evidence: orNull(row.evidence),
      reference: orNull(row.reference),
      throughput: throughputOf(row.throughput),
      sources: row.sources,
      date: orNull(row.date),
      note: orNull(row.note),
    };
    const details = [
      row.doubleMutant,
      row.doubleMutantPhenotype,
      row.doubleMutantExtension,
      row.rescued,
      row.rescuedPhenotype,
      row.rescuedExtension,
    ];
    const id = annotationId(content.type, [content, ...details]);
    found.set(id, {
      id,
      ...content,
      doubleMutant: detail(row.doubleMutant, row.doubleMutantPhenotype, row.doubleMutantExtension),
      rescued: detail(row.rescued, row.rescuedPhenotype, row.rescuedExtension),
    });
  }
  return [...found.values()];
}

/** A genotype with an allele that the release does not have cannot be told. */
function readGenotype(text: string, alleles: Alleles): Genotype | null {
  const parts = parseGenotype(text).map(({ allele, expression }) => ({
    allele: alleles.get(allele),
    expression,
  }));
  const expressed = parts.flatMap(({ allele, expression }) => (allele ? [{ allele, expression }] : []));
  return expressed.length === 0 || expressed.length < parts.length ? null : genotypeOf(expressed, false);
}

/** The genotypes that interactions name, by id. */
export const genotypesOf = (interactions: readonly Interaction[]): Map<string, Genotype> =>
  new Map(
    interactions.flatMap(({ doubleMutant, rescued }) =>
      [doubleMutant?.genotype ?? [], rescued?.genotype ?? []]
        .flat()
        .map((genotype) => [genotype.id, genotype] as const),
    ),
  );

/** Both genes, or the one that interacts with itself. */
export const partners = ({ geneA, geneB }: Interaction): string[] =>
  geneA === geneB ? [geneA] : [geneA, geneB];

function throughputOf(text: string): Throughput | null {
  if (/high/i.test(text)) return "high";
  return /low/i.test(text) ? "low" : null;
}
