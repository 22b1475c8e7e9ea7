/** What a release is known to contradict itself in. */
import { z } from "zod";
import { entityKinds } from "../fields/entities.ts";

const contradictedThing = z.object({
  /** What has a page; null for other things, such as domains. */
  kind: z.enum(entityKinds).nullable(),
  id: z.string(),
  label: z.string(),
  /** Of a residue or base; null for other properties. */
  position: z.int().nullable(),
  value: z.string(),
  /** What this site goes by. */
  believed: z.string(),
});
export type ContradictedThing = z.infer<typeof contradictedThing>;

const contradictedProperty = z.object({
  /** "gene name", "residue", "allele description" … */
  property: z.string(),
  data_set: z.string(),
  /** The data set that this site goes by. */
  against: z.string(),
  /** Things of which both data sets say something. */
  compared: z.int(),
  contradicted: z.int(),
  /** Both may be right: the same is said in other words. */
  is_wording: z.boolean(),
  /** The first of them, in the order of the file. */
  things: z.array(contradictedThing),
});
export type ContradictedProperty = z.infer<typeof contradictedProperty>;

const oddModel = z.object({
  gene: z.string(),
  name: z.string().nullable(),
  transcript: z.string(),
  /** Bases that two adjoining coding exons both have. */
  read_twice: z.int(),
  /** Bases between two coding exons, too few for an intron. */
  passed_over: z.int(),
  /** null where the release has no peptide or no sequence to compare. */
  makes_its_peptide: z.boolean().nullable(),
});
export type OddModel = z.infer<typeof oddModel>;

/** Where data sets of the release contradict each other, and gene models that shift the frame or do not make their peptide. */
export const knownContradictions = z.object({
  properties: z.array(contradictedProperty),
  models: z.array(oddModel),
});
export type KnownContradictions = z.infer<typeof knownContradictions>;
