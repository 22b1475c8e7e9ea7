import { z } from "zod";
import { pageSize } from "./paging.ts";
import { matched } from "./suggest.ts";

/** Ontologies named in one request. */
const maxOntologies = 20;

export const termSearchQuery = z.object({
  /** What was typed, of which the first 200 characters are read. */
  q: z.string("has to be given once, as text").default(""),
  /** Namespaces: `ontology=molecular_function&ontology=biological_process`. All when none is given. */
  ontology: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string()).max(maxOntologies, `has more than ${maxOntologies} values`),
  ),
  size: pageSize(10, 50),
});
export type TermSearchQuery = z.infer<typeof termSearchQuery>;

const termSearchHit = z.object({
  id: z.string(),
  name: z.string(),
  ontology: z.string(),
  /** null when the ontology has none. */
  definition: z.string().nullable(),
  /** Genes annotated to it or a descendant; null where the release annotates no genes to its ontology. */
  gene_count: z.int().nullable(),
  /** Why it was found when its name does not tell. */
  matched: matched.nullable(),
});
export type TermSearchHit = z.infer<typeof termSearchHit>;

export const termSearchAnswer = z.object({
  release: z.string(),
  total: z.int(),
  hits: z.array(termSearchHit),
});
export type TermSearchAnswer = z.infer<typeof termSearchAnswer>;
