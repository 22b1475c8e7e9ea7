/** The second look, where typos are forgiven, and the spelling that finds what was meant. */
import type { estypes } from "@elastic/elasticsearch";
import { z } from "zod";
import { wordsOf } from "../contract/values/fold.ts";
import { forgivenOf, wantsNamedGenes } from "../search/forgive.ts";
import type { AsTyped } from "../search/forgive.ts";
import type { EntityType } from "../contract/suggest.ts";
import { isForgivable } from "../search/near-misses.ts";
import { readQuery } from "../search/typed-query.ts";
import { find, totalOf } from "./find.ts";
import type { Results, Work } from "./find.ts";
import { correctedBy, keepsWords, spellings, wordSuggester } from "./spelling.ts";
import { indicesOf, mixed, typeQueries } from "./type-queries.ts";
import type { TypeQueries } from "./type-queries.ts";

const nothing: AsTyped = { total: 0, best: 0 };
/** With so many hits as typed, hundreds of near misses of a short word would only bury them. */
const enough = 20;

/** The first of some spellings that finds something, as typed. */
async function firstThatFinds(
  { services, generation, types }: Work,
  tried: readonly string[],
): Promise<string | null> {
  const { search, site } = services.deployment;
  for (const text of tried) {
    const read = readQuery(text, { search, site });
    // Part of a word with a hyphen is found as a gene's allele, but that is not what was meant.
    const queries = typeQueries({ ...read, gene: { ...read.gene, ofAllele: [] } }, types, [], services);
    if (queries.size === 0) continue;
    const { hits } = await services.elastic.search({
      index: indicesOf(queries.keys(), generation),
      query: mixed(queries, generation),
      size: 0,
      track_total_hits: 1,
    });
    if (totalOf(hits.total) > 0) return text;
  }
  return null;
}

/** What is found, and the spelling that finds it when what was typed does not. */
export async function findForgiving(
  work: Work,
): Promise<{ results: Results; queries: TypeQueries; didYouMean: string | null }> {
  const { query, types, services, asked } = work;
  const queries = typeQueries(query, types, [], services);
  const results = await find(work, queries);
  const foundOf = (type: EntityType): AsTyped => results.found.get(type) ?? nothing;
  const isRich = types.reduce((sum, type) => sum + foundOf(type).total, 0) >= enough;
  const forgiven = isRich ? [] : forgivenOf(types, query.text, foundOf);
  if (forgiven.length === 0) {
    if (!wantsNamedGenes(query.gene.amongWords, foundOf("gene")))
      return { results, queries, didYouMean: null };
    const withNamed = typeQueries(query, types, [], services, ["gene"]);
    return { results: await find(work, withNamed), queries: withNamed, didYouMean: null };
  }
  const forgiving = typeQueries(query, types, forgiven, services);
  const near = await find(work, forgiving);
  const wanted = asked.type === null ? types : [asked.type];
  const isPoor = wanted.every((type) => (results.found.get(type)?.total ?? 0) === 0);
  if (!isPoor) return { results: near, queries: forgiving, didYouMean: null };
  return { results: near, queries: forgiving, didYouMean: await spellingFor(work, near) };
}

const isNothing = ({ found }: Results): boolean => found.values().every(({ total }) => total === 0);

/** The spelling of what was found, else one that finds something. Words that name something are right as they are. */
async function spellingFor(work: Work, near: Results): Promise<string | null> {
  const { text } = work.query;
  const words = wordsOf(text);
  if (words.length === 0 || !isForgivable(words)) return null;
  const tried = spellingOf(near.hits, text);
  if (tried === null && !isNothing(near)) return null;
  const right = await knownWords(work, words);
  if (tried !== null) return keepsWords(text, tried, right) ? tried : null;
  return otherSpelling(work, right);
}

const knownCounts = z.object({
  known: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) }),
});

/** The words that are a whole name, synonym or id of something. */
async function knownWords(
  { services, generation, types }: Work,
  words: readonly string[],
): Promise<Set<string>> {
  const named = (word: string): estypes.QueryDslQueryContainer => ({
    bool: { should: ["names", "synonyms", "ids"].map((field) => ({ term: { [field]: word } })) },
  });
  const { aggregations } = await services.elastic.search({
    index: indicesOf(types, generation),
    size: 0,
    track_total_hits: false,
    aggs: { known: { filters: { filters: Object.fromEntries(words.map((word) => [word, named(word)])) } } },
  });
  const {
    known: { buckets },
  } = knownCounts.parse(aggregations);
  return new Set(words.filter((word) => (buckets[word]?.doc_count ?? 0) > 0));
}

/** The spelling of the best hit that has what was typed with a letter changed. */
function spellingOf(hits: Results["hits"], text: string): string | null {
  for (const { _source } of hits.toSorted((a, b) => (b._score ?? 0) - (a._score ?? 0))) {
    const corrected = _source ? correctedBy(_source, text) : null;
    if (corrected !== null) return corrected;
  }
  return null;
}

/** A spelling with other words of the index, when nothing is near what was typed. */
async function otherSpelling(work: Work, right: ReadonlySet<string>): Promise<string | null> {
  const { services, generation, types, query } = work;
  const { suggest } = await services.elastic.search({
    index: indicesOf(types, generation),
    size: 0,
    track_total_hits: false,
    suggest: wordSuggester(query.text),
  });
  return firstThatFinds(
    work,
    spellings(query.text, suggest).filter((one) => keepsWords(query.text, one, right)),
  );
}
