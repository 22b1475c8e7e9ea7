import { z } from "zod";
import { reading } from "./reading.ts";
import { searchedKinds } from "../../index-mappings/fields/entities.ts";

export const suggestTypes = searchedKinds;
export const entityType = z.enum(suggestTypes);
export type EntityType = z.infer<typeof entityType>;

export const suggestQuery = z.object({
  /** What was typed; cut at 200 characters. */
  q: z.string().default(""),
});

/** Why a hit was found when its name does not tell. */
export const matched = z.object({ field: z.string(), text: z.string() });

const suggestHit = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  matched: matched.nullable(),
});
export type SuggestHit = z.infer<typeof suggestHit>;

export const suggestAnswer = z.object({
  release: z.string(),
  groups: z.array(z.object({ type: entityType, total: z.int(), hits: z.array(suggestHit) })),
  /** What the words ask for, where they ask for something. */
  reading: reading.nullable(),
  /** Where Enter goes at once: an id or address that was typed in full, or a place on a chromosome for the genome browser. */
  jump: z.object({ type: z.enum([...suggestTypes, "location"]), id: z.string() }).nullable(),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
