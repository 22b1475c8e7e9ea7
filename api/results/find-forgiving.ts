/** The second look, where typos are forgiven, and the spelling that finds what was meant. */
import { forgivenOf } from "../search/forgive.ts";
import type { AsTyped } from "../search/forgive.ts";
import type { EntityType } from "../contract/suggest.ts";
import { readQuery } from "../search/typed-query.ts";
import { find, totalOf } from "./find.ts";
import type { Results, Work } from "./find.ts";
import { correctedBy, spellings, wordSuggester } from "./spelling.ts";
import { indicesOf, mixed, typeQueries } from "./type-queries.ts";
import type { TypeQueries } from "./type-queries.ts";

const nothing: AsTyped = { total: 0, best: 0 };
/** With so many hits as typed, hundreds of near misses of a short word would only bury them. */
const enough = 20;

/** The first of some spellings that finds something, as typed. */
async function firstThatFinds({ services, generation, types }: Work, tried: readonly string[]): Promise<string | null> {
  const { search, site } = services.deployment;
  for (const text of tried) {
    const queries = typeQueries(readQuery(text, { search, site }), types, [], services);
    if (queries.size === 0) continue;
    const { hits } = await services.elastic.search({ index: indicesOf(queries.keys(), generation), query: mixed(queries, generation), size: 0, track_total_hits: 1 });
    if (totalOf(hits.total) > 0) return text;
  }
  return null;
}

/** What is found, and the spelling that finds it when what was typed does not. */
export async function findForgiving(work: Work): Promise<{ results: Results; queries: TypeQueries; didYouMean: string | null }> {
  const { query, types, services, asked } = work;
  const queries = typeQueries(query, types, [], services);
  const results = await find(work, queries);
  const foundOf = (type: EntityType): AsTyped => results.found.get(type) ?? nothing;
  const isRich = types.reduce((sum, type) => sum + foundOf(type).total, 0) >= enough;
  const forgiven = isRich ? [] : forgivenOf(types, query.text, foundOf);
  if (forgiven.length === 0) return { results, queries, didYouMean: null };
  const forgiving = typeQueries(query, types, forgiven, services);
  const near = await find(work, forgiving);
  const wanted = asked.type === null ? types : [asked.type];
  const isPoor = wanted.every((type) => (results.found.get(type)?.total ?? 0) === 0);
  if (!isPoor) return { results: near, queries: forgiving, didYouMean: null };
  return { results: near, queries: forgiving, didYouMean: spellingOf(near.hits, query.text) ?? (isNothing(near) ? await otherSpelling(work) : null) };
}

const isNothing = ({ found }: Results): boolean => found.values().every(({ total }) => total === 0);

/** The spelling of the best hit that has what was typed with a letter changed. */
function spellingOf(hits: Results["hits"], text: string): string | null {
  for (const { _source } of hits.toSorted((a, b) => (b._score ?? 0) - (a._score ?? 0))) {
    const corrected = _source ? correctedBy(_source, text) : null;
    if (corrected !== null) return corrected;
  }
  return null;
}

/** A spelling with other words of the index, when nothing is near what was typed. */
async function otherSpelling(work: Work): Promise<string | null> {
  const { services, generation, types, query } = work;
  const { suggest } = await services.elastic.search({ index: indicesOf(types, generation), size: 0, track_total_hits: false, suggest: wordSuggester(query.text) });
  return firstThatFinds(work, spellings(query.text, suggest));
}
