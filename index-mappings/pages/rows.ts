/** Rows of the annotation and interaction tables, finished for display. */
import { z } from "zod";
import { geneShort, genotypeShort, referenceShort, termShort } from "../shapes/shorts.ts";

/** What an extension relation points to. */
const extensionTarget = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("term"), term: termShort }),
  z.object({ kind: z.literal("gene"), gene: geneShort }),
  z.object({ kind: z.literal("text"), text: z.string() }),
]);

export const extensionPart = z.object({
  /** As in the release, e.g. happens_during. */
  relation: z.string(),
  /** As read, e.g. "during". */
  relation_label: z.string(),
  target: extensionTarget,
});
export type ExtensionPart = z.infer<typeof extensionPart>;

const withValue = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("gene"), gene: geneShort }),
  z.object({ kind: z.literal("term"), term: termShort }),
  z.object({ kind: z.literal("identifier"), identifier: z.string() }),
]);
export type WithValue = z.infer<typeof withValue>;

export const annotationRow = z.object({
  kind: z.literal("annotation"),
  id: z.string(),
  type: z.string(),
  term: termShort.nullable(),
  is_not: z.boolean(),
  /** enables, involved_in, contributes_to …; null where the format has none. */
  relation: z.string().nullable(),
  genes: z.array(geneShort),
  genotype: genotypeShort.nullable(),
  genotype_background: z.string().nullable(),
  /** The strain that was changed; it stands for the background where that is not told. */
  parental_strain: z.string().nullable(),
  /** e.g. "overexpression", for each allele that has one. */
  expression: z.string().nullable(),
  evidence: z.string().nullable(),
  evidence_name: z.string().nullable(),
  withs: z.array(withValue),
  /** `withs` as the release writes them, where commas say which of them belong together; null elsewhere. */
  with_from: z.string().nullable(),
  extension: z.array(extensionPart),
  conditions: z.array(z.object({ term: termShort, detail: z.string().nullable() })),
  qualifiers: z.array(z.string()),
  /** Residue of a modification, e.g. S244. */
  residue: z.string().nullable(),
  gene_product_form: z.string().nullable(),
  reference: referenceShort.nullable(),
  /** ISO date */
  date: z.string().nullable(),
  assigned_by: z.string().nullable(),
  throughput: z.enum(["high", "low", "non-experimental"]).nullable(),
  comment: z.string().nullable(),
});
export type AnnotationRow = z.infer<typeof annotationRow>;

/** A genotype that showed an interaction, and the phenotype by which it did. */
const interactionDetail = z.object({
  genotype: genotypeShort.nullable(),
  phenotype: termShort.nullable(),
  extension: z.array(extensionPart),
});
export type InteractionDetail = z.infer<typeof interactionDetail>;

export const interactionRow = z.object({
  kind: z.literal("interaction"),
  id: z.string(),
  type: z.enum(["physical_interactions", "genetic_interactions"]),
  gene_a: geneShort,
  gene_b: geneShort,
  /** BioGRID experimental system, GO:IPI or GO:IGI. */
  evidence: z.string().nullable(),
  reference: referenceShort.nullable(),
  throughput: z.enum(["high", "low", "non-experimental"]).nullable(),
  sources: z.array(z.string()),
  date: z.string().nullable(),
  note: z.string().nullable(),
  /** Genetic interactions only; null where nothing is recorded. */
  double_mutant: interactionDetail.nullable(),
  rescued: interactionDetail.nullable(),
});
export type InteractionRow = z.infer<typeof interactionRow>;
