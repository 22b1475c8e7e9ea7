/** The results page: hits, totals of all types and facets by one combined search; a second one when typos have to be forgiven. */
import type { estypes } from "@elastic/elasticsearch";
import { z } from "zod";
import { readSlice } from "../annotations/seek.ts";
import type { SearchAnswer } from "../contract/search.ts";
import type { EntityType } from "../contract/suggest.ts";
import { IndexGoneError } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { unavailable } from "../http/problem-error.ts";
import { forgivenOf } from "../search/forgive.ts";
import type { AsTyped } from "../search/forgive.ts";
import { readQuery } from "../search/typed-query.ts";
import type { TypedQuery } from "../search/typed-query.ts";
import type { Services } from "../services.ts";
import type { AskedResults } from "./asked.ts";
import { chosenFilters, facetAggregations, readFacets } from "./facet-counts.ts";
import { facetsOf } from "./facets.ts";
import type { Facet } from "./facets.ts";
import { foundFields, hitOf } from "./hit.ts";
import type { Found } from "./hit.ts";
import { sortOf } from "./sorts.ts";
import { correctedBy, spellings, wordSuggester } from "./spelling.ts";
import { indicesOf, mixed, typeOfIndex, typeQueries, typesOf } from "./type-queries.ts";
import type { TypeQueries } from "./type-queries.ts";

/** Hits that one search may pass over. */
const window = 10_000;

type Body = estypes.SearchSearchRequestBody;
type Response = estypes.MsearchMultiSearchItem<Found>;

/** Everything that one request works with. */
export interface Work {
  readonly services: Services;
  readonly generation: LoadedGeneration;
  readonly query: TypedQuery;
  readonly types: readonly EntityType[];
  readonly asked: AskedResults;
  /** Of the type asked for. */
  readonly facets: readonly Facet[];
}

export function workOn(asked: AskedResults, services: Services, generation: LoadedGeneration): Work {
  const { search, site } = services.deployment;
  const facets = facetsOf(services.deployment).filter(({ type }) => type === asked.type);
  return { services, generation, query: readQuery(asked.typed, { search, site }), types: typesOf(services), asked, facets };
}

/** What is listed: the indices and the query of the type asked for with its facets, or of all types. Null when nothing can be found. */
export function listOf({ asked, generation, query, facets }: Work, queries: TypeQueries): { index: string[]; query: estypes.QueryDslQueryContainer; sort: estypes.SortCombinations[] } | null {
  const sort = sortOf(asked.sort, asked.type, query.typed !== "");
  if (asked.type === null) return queries.size === 0 ? null : { index: indicesOf(queries.keys(), generation), query: mixed(queries, generation), sort };
  const of = queries.get(asked.type);
  if (!of) return null;
  const filter = chosenFilters(facets, asked.chosen);
  return { index: indicesOf([asked.type], generation), query: filter.length === 0 ? of : { bool: { must: [of], filter } }, sort };
}

/** What one combined search found. */
interface Results {
  /** Of each type without facets: how many, and the score of the best. */
  readonly found: ReadonlyMap<EntityType, AsTyped>;
  /** Of the list asked for. */
  readonly total: number;
  readonly hits: readonly estypes.SearchHit<Found>[];
  readonly aggregations: Readonly<Record<string, unknown>> | null;
}

async function combined({ elastic }: Services, searches: readonly { index: string[]; body: Body }[]): Promise<Response[]> {
  if (searches.length === 0) return [];
  const { responses } = await elastic.msearch<Found>({ searches: searches.flatMap(({ index, body }) => [{ index }, body]) });
  return responses.map((response) => {
    if (!("error" in response)) return response;
    if (response.error.type === "index_not_found_exception") throw new IndexGoneError(response.error.reason ?? "");
    throw unavailable("search engine", "The search does not work at the moment. Please try again.");
  });
}

const totalOf = (total: estypes.SearchHitsMetadata["total"]): number => (typeof total === "number" ? total : (total?.value ?? 0));
const counted = z.object({ doc_count: z.int(), best: z.object({ hits: z.object({ max_score: z.number().nullable() }) }).optional() });
const perType = z.object({ types: z.object({ buckets: z.array(counted.extend({ key: z.string() })) }) });
const whole = z.object({ whole: counted });
const asTypedOf = ({ doc_count: total, best }: z.infer<typeof counted>): AsTyped => ({ total, best: best?.hits.max_score ?? 0 });

/** Hits of the page asked for, if it is not too deep; they come by another way then. */
async function find(work: Work, queries: TypeQueries): Promise<Results> {
  const { asked, generation, services, facets, query } = work;
  const list = listOf(work, queries);
  const from = (asked.page - 1) * asked.size;
  const paging = from + asked.size <= window ? { from, size: asked.size } : { size: 0 };
  const others = new Map([...queries].filter(([type]) => type !== asked.type));
  // How good the best is matters only where something was typed.
  const best = query.typed === "" ? {} : { aggs: { best: { top_hits: { size: 1, _source: false } } } };
  const countTypes = { types: { terms: { field: "_index" }, ...best } };
  const hits = { ...paging, _source: foundFields, track_total_hits: true, track_scores: query.typed !== "" };
  const searches: { index: string[]; body: Body }[] = [];
  if (list && asked.type === null) {
    searches.push({ index: list.index, body: { query: list.query, sort: list.sort, ...hits, aggs: countTypes } });
  } else {
    const of = asked.type === null ? undefined : queries.get(asked.type);
    if (list && of) {
      const aggs = { ...facetAggregations(facets, asked.chosen), whole: { filter: { match_all: {} }, ...best } };
      const filter = chosenFilters(facets, asked.chosen);
      searches.push({ index: list.index, body: { query: of, post_filter: { bool: { filter } }, sort: list.sort, ...hits, aggs } });
    }
    if (others.size > 0) searches.push({ index: indicesOf(others.keys(), generation), body: { query: mixed(others, generation), size: 0, track_total_hits: false, aggs: countTypes } });
  }
  const responses = await combined(services, searches);
  const listed = list ? responses[0] : undefined;
  const ofOthers = asked.type === null ? listed : responses[list ? 1 : 0];
  const found = new Map<EntityType, AsTyped>();
  if (ofOthers?.aggregations) {
    for (const bucket of perType.parse(ofOthers.aggregations).types.buckets) found.set(typeOfIndex(bucket.key, generation), asTypedOf(bucket));
  }
  if (asked.type !== null && listed?.aggregations) found.set(asked.type, asTypedOf(whole.parse(listed.aggregations).whole));
  return { found, total: totalOf(listed?.hits.total), hits: listed?.hits.hits ?? [], aggregations: listed?.aggregations ?? null };
}

const nothing: AsTyped = { total: 0, best: 0 };

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
  const forgiven = forgivenOf(types, query.text, (type) => results.found.get(type) ?? nothing);
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

/** Answers the results page. Everything that is typed has an answer, if an empty one. */
export async function searchResults(asked: AskedResults, services: Services, generation: LoadedGeneration): Promise<SearchAnswer> {
  const work = workOn(asked, services, generation);
  const { results, queries, didYouMean } = await findForgiving(work);
  const { total, found, aggregations } = results;
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / asked.size)));
  const from = (page - 1) * asked.size;
  const list = listOf(work, queries);
  const isFetched = page === asked.page && from + asked.size <= window;
  const hits = isFetched || !list || total === 0 ? results.hits : (await readSlice<Found>(services.elastic, { ...list, index: list.index.join(",") }, from, asked.size, { _source: foundFields })).hits;
  return {
    release: generation.release,
    total,
    totals: work.types.map((type) => ({ type, total: found.get(type)?.total ?? 0 })),
    page,
    size: asked.size,
    hits: hits.flatMap(({ _source, _index }) => (_source ? [hitOf(_source, typeOfIndex(_index, generation), work.query)] : [])),
    facets: readFacets(work.facets, asked.chosen, aggregations),
    didYouMean,
    ignored: [...asked.ignored],
  };
}
