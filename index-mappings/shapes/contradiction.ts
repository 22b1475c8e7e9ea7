import { z } from "zod";

/** Two data sets of a release say different things of what a page shows. */
export const contradiction = z.object({
  /** "gene name", "residue", "allele description" … */
  property: z.string(),
  /** Which residue or base, as `84`; null for other properties. */
  position: z.int().nullable(),
  value: z.string(),
  data_set: z.string(),
  /** What the page goes by. */
  against: z.object({ value: z.string(), data_set: z.string() }),
});
export type Contradiction = z.infer<typeof contradiction>;
