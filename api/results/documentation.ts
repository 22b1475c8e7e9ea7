/** Search in the site's own pages of text, section by section. */
import type { estypes } from "@elastic/elasticsearch";
import type { HelpDoc } from "../../index-mappings/documents.ts";
import type { DocumentationSearchAnswer } from "../contract/search.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readQuery } from "../search/typed-query.ts";
import type { Services } from "../services.ts";
import { marksOf } from "./marks.ts";
import { snippetOf } from "./snippet.ts";

type Query = estypes.QueryDslQueryContainer;

const mostHits = 100;
/** Longest edge n-gram of the mappings. */
const longestGram = 24;

const tier = (boost: number, filter: Query): Query => ({ constant_score: { filter, boost } });
const shortWords = (text: string): string => text.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => [...word].slice(0, longestGram).join(""));

/** As for things: whole headings, their beginnings, their words, then all words anywhere in the section. */
function asTyped(text: string): Query {
  const begun = shortWords(text);
  const queries = [
    tier(90, { term: { heading: text } }),
    tier(85, { term: { title: text } }),
    tier(70, { match: { "heading.word_prefix": { query: begun, operator: "and" } } }),
    tier(60, { match: { "title.word_prefix": { query: begun, operator: "and" } } }),
    tier(50, { combined_fields: { query: text, fields: ["title.words", "heading.words", "content"], operator: "and" } }),
    tier(40, { multi_match: { query: begun, type: "cross_fields", fields: ["title.word_prefix", "heading.word_prefix", "content.word_prefix"], operator: "and" } }),
  ];
  // Within a tier, the section that speaks most of it; the addition stays below the step from tier to tier.
  return { bool: { must: [{ dis_max: { queries } }], should: [{ match: { content: { query: text, boost: 0.1 } } }] } };
}

/** Sections in which words of four letters and more may be one letter off. */
const withTypo = (text: string): Query => ({
  multi_match: { query: text, fields: ["title.words", "heading.words", "content"], operator: "and", fuzziness: "AUTO:4,200", prefix_length: 1, max_expansions: 30 },
});

export async function searchDocumentation(
  asked: { readonly q: string; readonly page: number; readonly size: number }, { elastic, deployment }: Services, generation: LoadedGeneration,
): Promise<DocumentationSearchAnswer> {
  const { text } = readQuery(asked.q, { search: { ...deployment.search, database_prefixes: [] }, site: deployment.site });
  if (text === "") return { total: 0, hits: [] };
  const size = Math.min(mostHits, Math.max(1, asked.size));
  const from = Math.min((Math.max(1, asked.page) - 1) * size, 10_000 - size);
  const find = (query: Query): Promise<estypes.SearchResponse<HelpDoc>> => elastic.search<HelpDoc>({
    index: generation.index("documents"), query, from, size, track_total_hits: true, sort: [{ _score: { order: "desc" } }, { id: "asc" }],
  });
  const totalOf = ({ hits: { total } }: estypes.SearchResponse<HelpDoc>): number => (typeof total === "number" ? total : (total?.value ?? 0));
  const typed = await find(asTyped(text));
  const found = totalOf(typed) > 0 ? typed : await find(withTypo(text));
  return {
    total: totalOf(found),
    hits: found.hits.hits.flatMap(({ _source }) => {
      if (!_source) return [];
      const { id: url, title, heading, content } = _source;
      return [{ url, title, heading, ...snippetOf({ text: content, marks: marksOf(content, [text]) }) }];
    }),
  };
}
