import { z } from "zod";
import { geneShort, genotypeShort, termShort } from "../../index-mappings/pages/shorts.ts";
import { annotationRow, extensionPart, interactionRow } from "../../index-mappings/pages/rows.ts";

/** Paging of every list: pages from 1, out-of-range values are clamped. */
export const paging = z.object({
  page: z.coerce.number().int().catch(1).default(1),
  size: z.coerce.number().int().catch(50).default(50),
});

export const geneList = z.object({ total: z.int(), page: z.int(), size: z.int(), rows: z.array(geneShort) });
export type GeneList = z.infer<typeof geneList>;

/**
 * Filters stand beside these by the id that the deployment gives them, with one value or several
 * (`throughput=high&evidence=…`): several of one filter are joined by OR, filters by AND.
 */
export const annotationsQuery = paging.extend({
  /** gene:ID, term:ID, reference:ID, genotype:ID or allele:ID */
  subject: z.string(),
  /** Annotation type of the deployment; all types when absent, then without filters. */
  type: z.string().optional(),
  /** summary: one row a term (interactions: one a pair of genes); details: one row an annotation. */
  view: z.enum(["summary", "details"]).catch("details").default("details"),
  /** Words that rows have to hold, each as the beginning of a word. */
  text: z.string().optional(),
  /** Rows of this term only (details of a summary row that is opened). */
  term: z.string().optional(),
  /** Only rows that say NOT, or only those that do not; both when absent. */
  is_not: z.enum(["true", "false"]).optional().catch(undefined),
  format: z.enum(["json", "tsv", "gaf", "phaf"]).catch("json").default("json"),
});

/** What is said of a term in summary: each entry a gene or genotype with an extension, said once. */
export const summaryRow = z.object({
  kind: z.literal("summary"),
  /** Of the row among those of its table. */
  id: z.string(),
  type: z.string(),
  term: termShort.nullable(),
  is_not: z.boolean(),
  relations: z.array(z.string()),
  /** Annotations behind the row. */
  count: z.int(),
  entries: z.array(z.object({ genes: z.array(geneShort), genotype: genotypeShort.nullable(), extension: z.array(extensionPart) })),
  /** Entries in all, of which the first are given. */
  entries_total: z.int(),
});
export type SummaryRow = z.infer<typeof summaryRow>;

/** Interactions of one pair of genes. */
export const interactionSummaryRow = z.object({
  kind: z.literal("interaction_summary"),
  id: z.string(),
  type: z.enum(["physical_interactions", "genetic_interactions"]),
  gene_a: geneShort,
  gene_b: geneShort,
  evidence: z.array(z.string()),
  count: z.int(),
});
export type InteractionSummaryRow = z.infer<typeof interactionSummaryRow>;

/** A filter of the table with what it can be set to; an option whose count is 0 gives nothing beside the other choices. */
export const annotationFacet = z.object({
  id: z.string(),
  label: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), chosen: z.boolean() })),
});
export type AnnotationFacet = z.infer<typeof annotationFacet>;

export const annotationsAnswer = z.object({
  /** Annotations of the subject and type without filters, and with them. */
  total: z.int(),
  filtered: z.int(),
  /** Rows of this view with filters: what the pages are counted of. */
  row_total: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(z.discriminatedUnion("kind", [annotationRow, interactionRow, summaryRow, interactionSummaryRow])),
  facets: z.array(annotationFacet),
  /** Filters and values that do not exist, as `throughput=medium`. */
  ignored: z.array(z.string()),
});
export type AnnotationsAnswer = z.infer<typeof annotationsAnswer>;
