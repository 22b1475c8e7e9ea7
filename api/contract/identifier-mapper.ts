/** POST identifier_mapper: which genes the identifiers of others stand for. */
import { z } from "zod";
import { geneShort } from "../../index-mappings/shapes/shorts.ts";

export const mapperRequest = z.object({
  type: z
    .string()
    .describe(
      "Kind of the identifiers: `uniprot`, or `ortholog:` and the taxon of another organism, such as `ortholog:4932`.",
    ),
  ids: z
    .array(z.string())
    .describe("Identifiers; letter case does not matter, and of equal ones the first is taken."),
});
export type MapperRequest = z.infer<typeof mapperRequest>;

/** Identifiers and genes that belong together. */
const mapperGroup = z.object({
  ids: z.array(z.string()).min(1),
  genes: z.array(geneShort).min(1),
  /** Which identifier stands for which gene, by id. */
  pairs: z.array(z.tuple([z.string(), z.string()])).min(1),
});
export type MapperGroup = z.infer<typeof mapperGroup>;

/**
 * Each identifier that was found is in one group of one class: whatever is connected, over identifiers and genes, is one
 * group, and its class says whether it has one or several of either.
 */
export const mapperAnswer = z.object({
  one_to_one: z.array(mapperGroup),
  one_to_many: z.array(mapperGroup),
  many_to_one: z.array(mapperGroup),
  many_to_many: z.array(mapperGroup),
  not_found: z.array(z.string()),
});
export type MapperAnswer = z.infer<typeof mapperAnswer>;
