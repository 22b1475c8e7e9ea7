/** Interactions between two genes, as directed as their evidence is. */
import type { Alleles } from "../joins/alleles.ts";
import type { Genes } from "../joins/genes.ts";
import { genotypeOf } from "../joins/genotypes.ts";
import type { Genotype } from "../joins/genotypes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { parseExtensions } from "../text/extension.ts";
import type { Extension } from "../text/extension.ts";
import { byId } from "../text/order.ts";
import { parseGenotype } from "../text/genotype.ts";
import { evidenceName } from "../../../index-mappings/evidence-codes.ts";
import type { Throughput } from "../../../index-mappings/evidence-codes.ts";
import type { Deployment } from "../../../config/schema.ts";
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

/**
 * Interactions of genes that the release has, each pair with what showed it. What is the same seen from both genes and
 * stands in both directions is one.
 */
export async function readInteractions(
  rows: Rows,
  genes: Genes,
  alleles: Alleles,
  ontology: Ontology,
  { site }: Pick<Deployment, "site">,
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
      evidence: orNull(evidenceName(row.evidence)),
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
    const same = isSymmetric(content, site) ? symmetricKey(content, details) : null;
    const known = found.get(same ?? "");
    if (same !== null && known) {
      found.set(same, { ...known, ...mergedSources(known, content) });
      continue;
    }
    const id = annotationId(content.type, [content, ...details]);
    found.set(same ?? id, {
      id,
      ...content,
      doubleMutant: detail(row.doubleMutant, row.doubleMutantPhenotype, row.doubleMutantExtension),
      rescued: detail(row.rescued, row.rescuedPhenotype, row.rescuedExtension),
    });
  }
  return [...found.values()];
}

type Content = Pick<
  Interaction,
  "type" | "geneA" | "geneB" | "evidence" | "reference" | "throughput" | "note" | "sources" | "date"
>;

/** Whether both genes do the same: their parts have the same words, or are genetic and have none. */
function isSymmetric({ type, evidence }: Content, { interaction_types: types }: Deployment["site"]): boolean {
  const words = types[evidence ?? ""];
  return words ? words.bait_label === words.prey_label : type === "genetic_interactions";
}

/** Equal for rows that say the same in either direction. */
const symmetricKey = (content: Content, details: readonly string[]): string =>
  JSON.stringify([
    content.type,
    ...[content.geneA, content.geneB].sort(byId),
    content.evidence,
    content.reference,
    content.throughput,
    content.note,
    ...details,
  ]);

const mergedSources = (known: Content, { sources, date }: Content): Pick<Content, "sources" | "date"> => ({
  sources: [...new Set([...known.sources, ...sources])],
  date: known.date ?? date,
});

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
