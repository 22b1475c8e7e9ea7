/** POST query/enrichment: what a set of genes has more of than chance would give it. */
import { z } from "zod";
import { queryNode } from "./query-nodes.ts";

const enrichmentAspects = [
  "biological_process",
  "molecular_function",
  "cellular_component",
  "phenotype",
  "interpro",
] as const;
export type EnrichmentAspect = (typeof enrichmentAspects)[number];

export const enrichmentRequest = z.object({
  /** The genes: constraints of a query, often `{query_id: {id}}` or `{gene_list: {genes}}`. */
  constraints: queryNode,
  /**
   * What the genes are a sample of: all coding genes, all genes of the organism, the coding genes that have any
   * annotation of the aspect, or the genes of a query. Genes of the set outside of it do not count.
   */
  background: z
    .union([z.enum(["coding", "organism", "annotated"]), z.strictObject({ constraints: queryNode })])
    .default("coding"),
  aspect: z.enum(enrichmentAspects),
  /** Terms with fewer genes of the set are not tested. */
  min_genes: z.int().min(1).max(10_000).default(2),
  /** Rows with a larger q are left out; 1 gives all that were tested. */
  max_q: z.number().min(0).max(1).default(1),
  format: z.enum(["json", "tsv"]).default("json"),
});
export type EnrichmentRequest = z.input<typeof enrichmentRequest>;
export type EnrichmentAsked = z.output<typeof enrichmentRequest>;

const enrichmentRow = z.object({
  /** Term, or InterPro entry. */
  id: z.string(),
  label: z.string(),
  in_set: z.int(),
  in_background: z.int(),
  /** in_set / set_size over in_background / background_size */
  fold: z.number(),
  /** Chance of at least as many genes in a random set of the same size: upper tail of the hypergeometric distribution. */
  p: z.number(),
  /** p by Benjamini and Hochberg over all tested terms. */
  q: z.number(),
  /**
   * A more significant term above or below it, with at least half of the genes that either has: it says the same. null for
   * terms that stand for themselves, and for those with q above 0.05.
   */
  folded_into: z.string().nullable(),
  genes: z.array(z.object({ uniquename: z.string(), name: z.string().nullable() })),
});
export type EnrichmentRow = z.output<typeof enrichmentRow>;

export const enrichmentAnswer = z.object({
  release: z.string(),
  aspect: z.enum(enrichmentAspects),
  /** Genes of the set within the background, and of the background. */
  set_size: z.int(),
  background_size: z.int(),
  /** Genes of the set outside of the background. */
  outside: z.array(z.string()),
  /** Terms that were tested. */
  tested: z.int(),
  /** Most significant first. */
  rows: z.array(enrichmentRow),
});
export type EnrichmentAnswer = z.output<typeof enrichmentAnswer>;
