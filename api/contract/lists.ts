import { z } from "zod";
import { geneShort } from "../../index-mappings/pages/shorts.ts";
import { annotationRow, interactionRow } from "../../index-mappings/pages/rows.ts";

/** Paging of every list: pages from 1, out-of-range values are clamped. */
export const paging = z.object({
  page: z.coerce.number().int().catch(1).default(1),
  size: z.coerce.number().int().catch(50).default(50),
});

export const geneList = z.object({ total: z.int(), page: z.int(), size: z.int(), rows: z.array(geneShort) });
export type GeneList = z.infer<typeof geneList>;

export const annotationsQuery = paging.extend({
  /** gene:ID, term:ID, reference:ID, genotype:ID or allele:ID */
  subject: z.string(),
  /** Annotation type of the deployment; all types when absent. */
  type: z.string().optional(),
});

export const annotationsAnswer = z.object({
  total: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(z.discriminatedUnion("kind", [annotationRow, interactionRow])),
});
export type AnnotationsAnswer = z.infer<typeof annotationsAnswer>;
