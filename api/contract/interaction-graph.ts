/** The genes that interact with a gene, and what they share with it. */
import { z } from "zod";
import { geneShort, gocamShort } from "../../index-mappings/shapes/shorts.ts";

/** Partners that a drawing has room for. */
export const maxPartners = 40;

const interactionType = z.enum(["physical_interactions", "genetic_interactions"]);

/** Interactions of one type. */
const interactionCounts = z.object({ physical: z.int(), genetic: z.int() });

const interactionPartner = z.object({
  gene: geneShort,
  /** As many as the tables of the gene have with this partner. */
  counts: interactionCounts,
  /** Kinds of evidence, the most frequent first. */
  evidence: z.array(z.object({ type: interactionType, evidence: z.string().nullable(), count: z.int() })),
  /** Publications that tell of any. */
  reference_count: z.int(),
  /** Pathway models that name both genes. */
  pathways: z.array(gocamShort),
  /** Complexes that both genes are annotated to be in. */
  complexes: z.array(z.object({ termid: z.string(), name: z.string() })),
});
export type InteractionPartner = z.infer<typeof interactionPartner>;

export const interactionGraph = z.object({
  gene: geneShort,
  /** All interactions of the gene, those with itself among them. */
  total: interactionCounts,
  with_itself: interactionCounts,
  partner_total: z.int(),
  /** At most 40: those in most publications first, then those with most interactions, then by name. */
  partners: z.array(interactionPartner),
});
export type InteractionGraph = z.infer<typeof interactionGraph>;
