/** search.json, concepts.json and signposts.json: what the search finds, and what it makes of words. */
import { z } from "zod";
import { pattern } from "./text-types.ts";

/** search.json */
export const search = z.strictObject({
  min_query_length: z.int().min(1),
  /** ms after the last key before a request goes out */
  debounce: z.int().min(0),
  /** Ontology namespaces that the box finds. */
  cv_names: z.array(z.string()).min(1),
  /** Those whose terms it finds by their whole name or id only, annotated or not: conditions, as they are shown beside phenotypes. */
  exact_cv_names: z.array(z.string()),
  database_prefixes: z.array(z.string()),
  /** Ontologies whose ids are a prefix and a number, each with the digits of its numbers; 0 where these differ. */
  ontology_id_digits: z.record(z.string().regex(/^\w+$/), z.int().min(0).max(12)),
  /** Trimmed before ids are matched by their parts, e.g. `\.1:pep`. */
  identifier_suffixes: z.array(pattern),
  /** Trimmed from names of genes, as of SpCdc2, e.g. `Sp(?=[a-z]{3}\d)`. */
  identifier_prefixes: z.array(pattern),
  groups: z.strictObject({
    gene: z.strictObject({ matched: z.int(), shown: z.int() }),
    term: z.strictObject({ shown: z.int() }),
    reference: z.strictObject({ shown: z.int() }),
    gocam: z.strictObject({ shown: z.int(), shortfall_total: z.int() }),
    allele: z.strictObject({ shown: z.int() }),
  }),
  max_options: z.int(),
  /** characters, see the cut of names and details */
  name_length: z.int(),
  detail_length: z.int(),
  placeholder: z.string(),
  front_placeholder: z.string(),
});

/** concepts.json: what people of the field call things that no ontology spells so. */
export const concepts = z.array(
  z.strictObject({
    /** Each of which is read as the term: abbreviations, words of the laboratory. */
    words: z.array(z.string().min(1)).min(1),
    /** Of the term; one that a release does not have is left aside. */
    id: z.string().min(1),
    /** Where it is said that these words mean the term. */
    source: z.string().min(1),
  }),
);

/** signposts.json: pages and tools that people ask for, and in which words. */
export const signposts = z.array(
  z.strictObject({
    label: z.string().min(1),
    /** Of a page of this site. */
    url: z.string().startsWith("/"),
    /** Whoever types all words of one of these is shown the way; words such as "how" and "the" do not count. */
    words: z.array(z.string().min(1)).min(1),
  }),
);

export type SearchSettings = z.infer<typeof search>;
