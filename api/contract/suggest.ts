import { z } from "zod";
import { reading } from "./reading.ts";
import { searchedKinds } from "../../index-mappings/fields/entities.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";
import { schemaOf } from "../../index-mappings/fields/schema.ts";

export const suggestTypes = searchedKinds;
export const entityType = z.enum(suggestTypes);
export type EntityType = z.infer<typeof entityType>;

export const suggestQuery = z.object({
  /** What was typed; cut at 200 characters. */
  q: z.string().default(""),
});

/** Why a hit was found when its name does not tell. */
export const matched = z.object({ field: z.string(), text: z.string() });

/** What is known of a thing at a glance, as far as its kind has it; null where its kind has no such fact, or nobody knows it. */
export const hitFacts = z.object({
  chromosome: z.string().nullable(),
  deletion_viability: schemaOf(geneFields.deletion_viability),
  /** Of the organisms that the deployment shows, in their order: names, or ids where there is none. */
  orthologs: z.array(z.object({ taxonid: z.int(), names: z.array(z.string()) })),
  /** Publications about a gene. */
  reference_count: z.int().nullable(),
  /** Genes annotated to a term or to one below it, or from a publication. */
  gene_count: z.int().nullable(),
});
export type HitFacts = z.infer<typeof hitFacts>;

const suggestHit = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  matched: matched.nullable(),
  /** Of the kinds that have some. */
  facts: hitFacts.nullable(),
});
export type SuggestHit = z.infer<typeof suggestHit>;

export const suggestAnswer = z.object({
  release: z.string(),
  groups: z.array(z.object({ type: entityType, total: z.int(), hits: z.array(suggestHit) })),
  /** What the words ask for, where they ask for something. */
  reading: reading.nullable(),
  /** Pages and tools of the site, where the words ask for these. */
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
  /** Where Enter goes at once: an id or address that was typed in full, or a place on a chromosome for the genome browser. */
  jump: z.object({ type: z.enum([...suggestTypes, "location"]), id: z.string() }).nullable(),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
