/** What alleles do to which processes: the annotations of a table by allele, group of terms and direction. */
import { z } from "zod";
import { alleleShort, termShort } from "../../index-mappings/shapes/shorts.ts";
import { pageSize } from "./paging.ts";

export const phenotypeMatrixQuery = z.object({
  /** gene:ID, reference:ID … as in the annotations call. */
  subject: z.string(),
  /** An annotation type whose overview has directions. */
  type: z.string(),
  /** Only this allele, or `not_recorded`, with a row for each set of conditions instead of one for each allele. */
  allele: z.string().optional(),
  /** Rows in an answer. */
  size: pageSize(12, 200),
});

/** Annotations of a cell whose terms say the same direction. */
const phenotypeFinding = z.object({
  direction: z.enum(["up", "down", "changed", "normal"]),
  count: z.int(),
  /** The strongest that is said in words; null where none is. */
  severity: z.enum(["low", "medium", "high"]).nullable(),
  /** The farthest from 0 that is measured; null where nothing is. */
  measured: z.object({ measure: z.string(), value: z.number() }).nullable(),
});
export type PhenotypeFinding = z.infer<typeof phenotypeFinding>;

const phenotypeCell = z.object({
  /** Value of the group. */
  group: z.string(),
  /** As many as its findings together. */
  count: z.int(),
  findings: z.array(phenotypeFinding),
});
export type PhenotypeCell = z.infer<typeof phenotypeCell>;

const phenotypeRow = z.object({
  /** null for annotations that name none. */
  allele: alleleShort.nullable(),
  /** In rows by conditions, those of the row; empty where none are recorded. */
  conditions: z.array(z.object({ term: termShort, detail: z.string().nullable() })).nullable(),
  /** Annotations of the table in this row, in whatever group or none. */
  count: z.int(),
  cells: z.array(phenotypeCell),
});
export type PhenotypeRow = z.infer<typeof phenotypeRow>;

export const phenotypeMatrix = z.object({
  /** The filter of the table that a group is a value of. */
  filter: z.string(),
  /** Groups with annotations, in the order of the deployment; the counts are those of the table filtered by them. */
  groups: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  /** Annotations of the table. */
  total: z.int(),
  /** Alleles that annotations name, or sets of conditions of the one allele. */
  row_total: z.int(),
  /** By allele: deletions first, then by number; what names no allele last. */
  rows: z.array(phenotypeRow),
});
export type PhenotypeMatrix = z.infer<typeof phenotypeMatrix>;
