import { z } from "zod";
import { geneShort } from "../shapes/shorts.ts";

/** Why a gene's id has no page any more: it was removed, or stands for several genes. */
export const gone = z.object({
  /** The curators' words about the removal, plain text; null where there are none. */
  comment: z.string().nullable(),
  /** Genes that the id stands for now; none or several. Without them it was removed. */
  genes: z.array(geneShort.pick({ uniquename: true, name: true })),
});
export type Gone = z.infer<typeof gone>;
