/** Secondary structures of RNAs. */
import { z } from "zod";

export const rnaStructure = z.object({
  /** Bases of the first transcript, with U. */
  sequence: z.string(),
  /** A bracket for each paired base, a dot for each that is not. */
  dot_bracket: z.string(),
  /** kcal/mol, by the energies of stacked pairs and loops. */
  energy: z.number(),
});
export type RnaStructure = z.infer<typeof rnaStructure>;

/** Types of genes whose RNA is known for its structure. */
export const structuredRnaTypes: ReadonlySet<string> = new Set([
  "tRNA gene",
  "snRNA gene",
  "snoRNA gene",
  "rRNA gene",
]);
