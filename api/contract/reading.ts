import { z } from "zod";
import { queryNode } from "./query-nodes.ts";

/** What a part of a text says of the things that are wanted. */
const partKind = z.enum([
  "term",
  "subset",
  "domain",
  "gene",
  "ortholog",
  "location",
  "interactors",
  "reference",
  "property",
  /** Authors and words that publications have, with the order they are wanted in, and kinds of alleles and genotypes. */
  "author",
  "word",
]);
export type PartKind = z.infer<typeof partKind>;

const meaning = z.object({ kind: partKind, id: z.string(), label: z.string() });

const readingPart = meaning.extend({
  /** As typed, with the words that join it to the others. */
  words: z.string(),
  /** Whether what it says is left out. */
  is_not: z.boolean(),
  /** Whether it or the part before is enough. */
  is_or: z.boolean(),
  /** What was typed without it. */
  without: z.string(),
  /** What the words can mean too, and what is typed to mean it. */
  alternatives: z.array(meaning.extend({ text: z.string() })),
});

/** How a text was read: the conditions that it sets. */
export const reading = z.object({
  text: z.string(),
  /** What is wanted. */
  target: z.enum(["gene", "allele", "genotype", "reference"]),
  parts: z.array(readingPart),
  /** The constraints, as the query builder has them; null where other things than genes are wanted, or what the release does not tell. */
  query: queryNode.nullable(),
  /** How many fit, exactly. */
  count: z.int(),
  /** Words that nothing in the release is called. */
  left_out: z.array(z.string()),
  /** Words of conditions that none of the things that fit the others meets. */
  unmet: z.array(z.string()),
  /** What of the conditions the release does not tell: then nothing that fits is no finding. */
  data_gaps: z.array(z.string()),
});
export type Reading = z.infer<typeof reading>;
