import { z } from "zod";
import { geneShort, genotypeShort, referenceShort, termShort } from "../../index-mappings/shapes/shorts.ts";
import { annotationRow, extensionPart, interactionRow } from "../../index-mappings/pages/rows.ts";
import { pageNumber, pageSize } from "./paging.ts";

/** Paging of every list: pages from 1, empty past the end. */
export const paging = z.object({ page: pageNumber, size: pageSize(50, 1000) });

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
  view: z.enum(["summary", "details"]).default("details"),
  /** Words that rows have to hold, each as the beginning of a word. */
  text: z.string().optional(),
  /** Id of a summary row: only the annotations behind it, for a row that is opened; then without facets. */
  row: z.string().optional(),
  /** Rows of this term only, without its descendants; then without facets. */
  term: z.string().optional(),
  /** Rows that name this allele only, or `not_recorded` for those that name none; then with a facet that says so. */
  allele: z.string().optional(),
  /** Only rows that say NOT, or only those that do not; both when absent. */
  is_not: z.enum(["true", "false"]).optional(),
  /** Entries of summary rows: the first 80 of those with more than 90 in a table of more than 5,000 annotations (few), or all of them. */
  entries: z.enum(["few", "all"]).default("few"),
  /**
   * Other than json: a file of all filtered annotations. jsonl: one a line; gaf, phaf: types that have this
   * `file_format`; genes: ids of their genes (of interactions of a gene, those of the others), one a line.
   */
  format: z.enum(["json", "jsonl", "tsv", "gaf", "phaf", "genes"]).default("json"),
});

/** What is said of a term in summary: each entry a gene or genotype with an extension, said once. */
const summaryRow = z.object({
  kind: z.literal("summary"),
  /** Of the row among those of its type, to open it with (`row=`). */
  id: z.string(),
  type: z.string(),
  term: termShort.nullable(),
  /** What stands for the term where the type has none: "protein level". */
  subject: z.string().nullable(),
  is_not: z.boolean(),
  /** Group of terms that the row stands under (split_by_parents of the type); rows come by group, those with NOT last. */
  split: z.string().nullable(),
  relations: z.array(z.string()),
  /** Annotations behind the row. */
  count: z.int(),
  entries: z.array(
    z.object({
      genes: z.array(geneShort),
      genotype: genotypeShort.nullable(),
      extension: z.array(extensionPart),
    }),
  ),
  /** Entries in all, of which the first are given. */
  entries_total: z.int(),
});
export type SummaryRow = z.infer<typeof summaryRow>;

/** Interactions of one pair of genes by one evidence, sorted by the other gene (names before ids), then by evidence. */
const interactionSummaryRow = z.object({
  kind: z.literal("interaction_summary"),
  id: z.string(),
  type: z.enum(["physical_interactions", "genetic_interactions"]),
  gene_a: geneShort,
  gene_b: geneShort,
  evidence: z.string().nullable(),
  count: z.int(),
  /** Of the interactions, each once. */
  references: z.array(referenceShort),
  throughputs: z.array(z.enum(["high", "low", "non-experimental"])),
  notes: z.array(z.string()),
  /** Whether genotypes or phenotypes are recorded of any of them: only then there is more to say than this row does. */
  has_details: z.boolean(),
});
export type InteractionSummaryRow = z.infer<typeof interactionSummaryRow>;

/** A filter of the table with what it can be set to; an option whose count is 0 gives nothing beside the other choices. */
const annotationFacet = z.object({
  /** Name of the parameter that sets it. */
  id: z.string(),
  filter_type: z.enum([
    "ploidiness",
    "term",
    "slim",
    "evidence",
    "throughput",
    "extension",
    "type",
    "allele",
  ]),
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
  rows: z.array(
    z.discriminatedUnion("kind", [annotationRow, interactionRow, summaryRow, interactionSummaryRow]),
  ),
  /** Of `total`, those of which no genotype, evidence or publication is recorded: gene and term only; null without a type. */
  bare: z.int().nullable(),
  /** In details of one type: fields with something to show in any row that the filters leave, on whatever page. */
  filled: z.array(z.string()),
  /** Filters of the type on this kind of page and in this view, and the allele where one is asked for; without a type, the types that there are. */
  facets: z.array(annotationFacet),
  /** Terms of the type's slim that the subject's annotations fall under, whatever the filters; null where the type has no filter by a slim, the subject is no gene, or the rows are those of one term. */
  slim: z.array(z.object({ termid: z.string(), name: z.string(), count: z.int() })).nullable(),
});
export type AnnotationsAnswer = z.infer<typeof annotationsAnswer>;
