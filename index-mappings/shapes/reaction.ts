/** Reactions that the definitions of terms write as equations. */
import { z } from "zod";

/** What a compound is made of, by the id that ChEBI gives it. */
const compoundStructure = z.object({ chebi: z.string(), smiles: z.string() });
export type CompoundStructure = z.infer<typeof compoundStructure>;

const compound = z.object({
  /** One for all writings. */
  key: z.string(),
  name: z.string(),
  /** Where the release has it. Pages of older generations do not have it. */
  structure: compoundStructure.optional(),
});

/** What takes part in a reaction, as its equation writes it. */
const participant = z.object({
  /** Amount before the name: "2", "n"; null for one. */
  count: z.string().nullable(),
  /** Without amount and compartment. */
  name: z.string(),
  /** Where it is, of what is carried across a membrane: "in", "out", "Side 1"; null where it is not said, as by generations of earlier versions. */
  compartment: z.string().nullable().default(null),
  /** What it may be, of "NAD(P)+" or of names with "or" between them; itself alone for most. */
  compounds: z.array(compound).min(1),
});
export type Participant = z.infer<typeof participant>;

export const reaction = z.object({
  /** As the definition writes it. */
  equation: z.string(),
  /** Whether it is written as going from left to right; else as one that may go both ways. */
  is_directed: z.boolean(),
  /** Whether something is on the other side of a membrane afterwards. */
  is_transport: z.boolean(),
  left: z.array(participant).min(1),
  right: z.array(participant).min(1),
});
export type Reaction = z.infer<typeof reaction>;
