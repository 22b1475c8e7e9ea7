/** What a release changed against the one before it. */
import { z } from "zod";
import { changeRow } from "../../index-mappings/pages/changes.ts";
import { pageNumber, pageSize } from "./paging.ts";

export const changesQuery = z.object({
  entity: changeRow.shape.entity.optional().describe("Kind of thing that changed."),
  change: changeRow.shape.change.optional().describe("What happened to it."),
  field: z
    .string()
    .optional()
    .describe("What of it changed: an attribute, or an annotation type; `name` of what came or went."),
  page: pageNumber.describe("From 1."),
  size: pageSize(100, 1_000).describe("Rows of a page."),
  format: z.enum(["json", "tsv"]).default("json").describe("`tsv` sends all rows as a file."),
});
export type ChangesQuery = z.output<typeof changesQuery>;

export const changesPage = z.object({
  release: z.string(),
  before: z.string().nullable(),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(changeRow),
});
export type ChangesPage = z.infer<typeof changesPage>;

/** Genes that can be asked for at once. */
const maxChangedGenes = 20_000;

export const geneChangesRequest = z.object({
  genes: z
    .array(z.string())
    .min(1, "has to name a gene")
    .max(maxChangedGenes, `has to name no more than ${maxChangedGenes.toLocaleString("en")} genes`)
    .describe("Systematic ids, of this release or the one before."),
});

export const geneChanges = z.object({
  release: z.string(),
  before: z.string().nullable(),
  /** Genes of the list without any change. */
  unchanged: z.int(),
  total: z.int(),
  /** In the order of the list; no more than 5,000. */
  rows: z.array(changeRow),
});
export type ChangesOfGenes = z.infer<typeof geneChanges>;
