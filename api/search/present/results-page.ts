/** What the results page reads of the matches: a page of the list asked for, the counts of its facets, and how many there are of each type. */
import type { estypes } from "@elastic/elasticsearch";
import type { EsQuery } from "../../elastic/es-query.ts";
import { z } from "zod";
import type { EntityType } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { multiSearch } from "../execute/multi-search.ts";
import type { SingleSearch } from "../execute/multi-search.ts";
import { chosenFilters, facetAggregations } from "../facets/facet-counts.ts";
import type { TypeCount } from "../forgive/forgive.ts";
import { indicesOf, mixed, typeOfIndex } from "../match/match.ts";
import type { Matches } from "../match/match.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { PassRequest, SearchPass } from "../search.ts";
import { resultFields } from "./result-hit.ts";
import type { ResultFields } from "./result-hit.ts";
import type { ResultsRequest } from "./results-request.ts";
import { sortOf } from "./sorts.ts";

/** Hits that one search may pass over. */
export const window = 10_000;

export type ResultHit = estypes.SearchHit<ResultFields>;

/** A page of results as it was read. */
export interface ResultsPass extends SearchPass {
  /** Of the list asked for, with its facets. */
  readonly total: number;
  readonly hits: readonly ResultHit[];
  /** The best of each type, where that is wanted. */
  readonly tops: ReadonlyMap<EntityType, ResultHit>;
  /** null when nothing of the type asked for can be found. */
  readonly aggregations: Readonly<Record<string, unknown>> | null;
}

export interface ResultsList {
  readonly index: string[];
  readonly query: EsQuery;
  readonly sort: estypes.SortCombinations[];
}

/** What is listed: the indices and the query of the type asked for with its facets, or of all types. Null when nothing can be found. */
export function listOf(
  request: ResultsRequest,
  query: ParsedQuery,
  matches: Matches,
  generation: LoadedGeneration,
): ResultsList | null {
  const sort = sortOf(request.sort, request.type, !query.isBlank);
  if (request.type === null)
    return matches.size === 0
      ? null
      : { index: indicesOf(matches.keys(), generation), query: mixed(matches, generation), sort };
  const of = matches.get(request.type);
  if (!of) return null;
  const filter = chosenFilters(request.facets, request.chosen);
  return {
    index: indicesOf([request.type], generation),
    query: filter.length === 0 ? of : { bool: { must: [of], filter } },
    sort,
  };
}

type EsAggregations = Record<string, estypes.AggregationsAggregationContainer>;

const totalOf = (total: estypes.SearchHitsMetadata["total"]): number =>
  typeof total === "number" ? total : (total?.value ?? 0);
const topHit = z.custom<ResultHit>((hit) => typeof hit === "object" && hit !== null);
const counted = z.object({
  doc_count: z.int(),
  best: z.object({ hits: z.object({ hits: z.array(topHit) }) }).optional(),
});
const perType = z.object({ types: z.object({ buckets: z.array(counted.extend({ key: z.string() })) }) });
const whole = z.object({ whole: counted });
const countOf = ({ doc_count: total, best }: z.infer<typeof counted>): TypeCount => ({
  total,
  best: best?.hits.hits[0]?._score ?? 0,
});

/** Whether the best of each type is shown: above the first page of all types. */
const wantsTops = ({ type, page, sort }: ResultsRequest): boolean =>
  type === null && page === 1 && sort === "relevance";

/** How good the best of a type is tells what to forgive, where something was typed. */
function bestAggregation(request: ResultsRequest): { aggs?: EsAggregations } {
  if (request.typed.trim() === "") return {};
  const _source = wantsTops(request) ? resultFields : false;
  return {
    aggs: {
      best: { top_hits: { size: 1, _source, track_scores: true, sort: sortOf("relevance", null, true) } },
    },
  };
}

/** What of a page is read, and what is kept from the look before. */
interface PageRequest extends PassRequest<ResultsPass> {
  readonly request: ResultsRequest;
  readonly generation: LoadedGeneration;
}

/** Whether forgiving changes what of a type is found. */
const isChanged = ({ before, forgiveness }: PageRequest, type: EntityType): boolean =>
  before === null || forgiveness.has(type);

/** What is forgiven stands below all that fits as typed: it changes no page that this fills. */
function keepsHits(page: PageRequest): boolean {
  const { before, request } = page;
  if (before === null) return false;
  return request.type === null
    ? request.sort === "relevance" && request.page * request.size <= before.total
    : !isChanged(page, request.type);
}

const countTypes = (request: ResultsRequest): EsAggregations => ({
  types: { terms: { field: "_index" }, ...bestAggregation(request) },
});

/** The search for the hits of the page and the facets of its list; nothing where nothing can be found. */
function hitSearch({ query, matches, request, generation }: PageRequest): SingleSearch[] {
  const list = listOf(request, query, matches, generation);
  if (list === null) return [];
  const { type, page, size, facets, chosen } = request;
  const from = (page - 1) * size;
  // A page that lies deeper comes by another way.
  const paging = from + size <= window ? { from, size } : { size: 0 };
  const body = {
    ...paging,
    sort: list.sort,
    _source: resultFields,
    track_total_hits: true,
    track_scores: !query.isBlank,
  };
  const counts = facetAggregations(facets, chosen);
  const of = type === null ? undefined : matches.get(type);
  if (of === undefined)
    return [
      {
        index: list.index,
        body: { ...body, query: list.query, aggs: { ...countTypes(request), ...counts } },
      },
    ];
  const ofType = { whole: { filter: { match_all: {} }, ...bestAggregation(request) } };
  const filter = chosenFilters(facets, chosen);
  return [
    {
      index: list.index,
      body: { ...body, query: of, post_filter: { bool: { filter } }, aggs: { ...counts, ...ofType } },
    },
  ];
}

/** The search that counts the types that the hits do not count, where their numbers are new. */
function countSearch(page: PageRequest): SingleSearch[] {
  const { matches, request, generation } = page;
  const isCounted = (type: EntityType): boolean =>
    request.type === null ? !keepsHits(page) : type === request.type;
  const others = new Map([...matches].filter(([type]) => !isCounted(type) && isChanged(page, type)));
  if (others.size === 0) return [];
  return [
    {
      index: indicesOf(others.keys(), generation),
      body: {
        query: mixed(others, generation),
        size: 0,
        track_total_hits: false,
        aggs: countTypes(request),
      },
    },
  ];
}

type Aggregations = Readonly<Record<string, unknown>> | undefined;

/** How many there are of each type, and the best of each: as before where nothing new was counted. */
function readCounts(
  { before, request, generation }: PageRequest,
  ofTypes: Aggregations,
  ofList: Aggregations,
): Pick<ResultsPass, "counts" | "tops"> {
  const counts = new Map<EntityType, TypeCount>(before?.counts);
  const tops = new Map(before?.tops);
  for (const bucket of ofTypes ? perType.parse(ofTypes).types.buckets : []) {
    const kind = typeOfIndex(bucket.key, generation);
    counts.set(kind, countOf(bucket));
    const [top] = bucket.best?.hits.hits ?? [];
    if (top && wantsTops(request)) tops.set(kind, top);
  }
  if (request.type !== null && ofList) counts.set(request.type, countOf(whole.parse(ofList).whole));
  return { counts, tops };
}

/** Reads it in one request. With something forgiven, what this cannot change is kept from the look before. */
export async function readResultsPage(
  pass: PassRequest<ResultsPass>,
  request: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<ResultsPass> {
  const { before } = pass;
  const page: PageRequest = { ...pass, request, generation };
  const isKept = keepsHits(page);
  const listing = isKept ? [] : hitSearch(page);
  const counting = countSearch(page);
  const answers = await multiSearch<ResultFields>(services, [...listing, ...counting]);
  const answer = listing.length > 0 ? answers[0] : undefined;
  const counter = counting.length > 0 ? answers[listing.length] : request.type === null ? answer : undefined;
  const { counts, tops } = readCounts(page, counter?.aggregations, answer?.aggregations);
  if (before !== null && isKept) {
    const inAll = counts.values().reduce((sum, { total }) => sum + total, 0);
    return { ...before, counts, tops, total: request.type === null ? inAll : before.total };
  }
  return {
    counts,
    tops,
    total: totalOf(answer?.hits.total),
    hits: answer?.hits.hits ?? [],
    aggregations: answer?.aggregations ?? null,
  };
}
