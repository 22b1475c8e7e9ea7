/** What a plain search of the same indices would find: one multi_match over all fields, the engine's own scores. */
import { Client } from "@elastic/elasticsearch";
import { entities } from "../../index-mappings/fields/entities.ts";
import { aliasName } from "../../index-mappings/names.ts";
import type { JudgedQuery } from "./judged.ts";

const fields = [
  "ids",
  "names",
  "names.stems",
  "synonyms",
  "synonyms.stems",
  "aliases",
  "everything",
  "everything.stems",
];

export interface Baseline {
  /** Ids, best first, as many as `size`. */
  find(query: JudgedQuery, size: number): Promise<string[]>;
  close(): Promise<void>;
}

/** Terms are limited to the same ontologies, and to those in use. */
export function baselineOn(
  elasticsearchUrl: string,
  prefix: string,
  ontologies: readonly string[],
): Baseline {
  const client = new Client({ node: elasticsearchUrl });
  return {
    async find({ text, type }, size) {
      const { hits } = await client.search({
        index: aliasName(entities[type].index, prefix),
        size,
        _source: false,
        stored_fields: "_none_",
        docvalue_fields: ["id"],
        query: {
          bool: {
            must: [{ multi_match: { query: text, fields } }],
            filter:
              type === "term"
                ? [{ terms: { cv_name: [...ontologies] } }, { range: { weight: { gte: 1 } } }]
                : [],
          },
        },
      });
      return hits.hits.map((hit) => String(hit.fields?.["id"]));
    },
    close: () => client.close(),
  };
}
