/** Reactions by their number in the Rhea database, and the compounds that take part in reactions. */
import { z } from "zod";
import { reaction } from "../shapes/reaction.ts";
import { geneShort, termShort } from "../shapes/shorts.ts";

/** A term that stands for a reaction. */
const reactionTerm = termShort.extend({
  /** Genes annotated to it or a descendant. */
  gene_count: z.int(),
  /** What its definition writes; null where that is no equation that can be read. */
  reaction: reaction.nullable(),
});
export type ReactionTerm = z.infer<typeof reactionTerm>;

/** A reaction of the Rhea database, as the terms that name it write it; those with an equation first. */
export const rheaReaction = z.object({
  /** Digits. */
  rhea_id: z.string(),
  terms: z.array(reactionTerm).min(1),
});
export type RheaReaction = z.infer<typeof rheaReaction>;

/** The terms with reactions that a compound takes part in on one side, and the genes annotated to them or below. */
const side = z.object({
  terms: z.array(reactionTerm),
  genes: z.array(geneShort),
});
export type CompoundSide = z.infer<typeof side>;

export const compoundPage = z.object({
  /** In addresses: one for all writings. */
  key: z.string(),
  /** The writing that most reactions have, one without brackets where there is any. */
  name: z.string(),
  /** All writings, the name first. */
  writings: z.array(z.string()).min(1),
  /** It stands left: what a reaction that is written as going one way takes in. */
  left_of: side,
  /** It stands right. */
  right_of: side,
});
export type CompoundPage = z.infer<typeof compoundPage>;
