import { z } from "zod";
import { pageNumber, pageSize } from "./paging.ts";

export { annotationsAnswer } from "../../index-mappings/tables.ts";
export type {
  AnnotationFacet,
  AnnotationsAnswer,
  FirstTables,
  InteractionSummaryRow,
  SummaryRow,
} from "../../index-mappings/tables.ts";

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
export type AnnotationsQuery = z.output<typeof annotationsQuery>;
/** A row for each term with what it is annotated by, or a row for each annotation. */
export type TableView = AnnotationsQuery["view"];
/** Files that a table can be taken along as. */
export type TableFormat = Exclude<AnnotationsQuery["format"], "json">;
