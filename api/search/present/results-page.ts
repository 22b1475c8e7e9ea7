/** What the results page reads of the matches: a list of each type that is asked for, with the counts of its facets, and how many there are of the others. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { mergeSorted } from "../../elastic/merge-sorted.ts";
import type { SortKey } from "../../elastic/merge-sorted.ts";
import { window } from "../../elastic/seek.ts";
import type { estypes } from "@elastic/elasticsearch";
import type { EntityType } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { countKey, knownCounts } from "../execute/known-counts.ts";
import { multiSearch } from "../execute/multi-search.ts";
import type { SingleSearch } from "../execute/multi-search.ts";
import { chosenFilters, facetAggregations } from "../facets/facet-counts.ts";
import type { FacetCounts } from "../facets/facet-counts.ts";
import type { TypeCount } from "../forgive/forgive.ts";
import { indicesOf, mixed } from "../match/match.ts";
import type { Matches } from "../match/match.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { PassRequest, SearchPass } from "../search.ts";
import { hitFieldsOf } from "./hit-fields.ts";
import type { EsHit, HitDocument } from "./hit-fields.ts";
import type { ResultsRequest } from "./results-request.ts";
import { sortOf } from "./sorts.ts";

/**
 * Hits down to which a page of all types is merged of lists of each type, which costs half of one list over all indices. Further
 * down too many would be read of each type.
 */
const maxMerged = 200;

/** The hits of one type, or some of them, with all that the list has and the counts of its facets. */
interface TypeList {
  readonly total: number;
  readonly hits: readonly EsHit[];
  readonly facets: FacetCounts;
}

/** What was read for a page of results. */
export interface ResultsPass extends SearchPass {
  /** Of each type that is listed: with all types mixed the best down to the end of the page, else the page. */
  readonly lists: ReadonlyMap<EntityType, TypeList>;
}

export interface ResultsList {
  readonly index: string[];
  readonly query: EsQuery;
  readonly sort: SortKey[];
}

const sortKeys = ({ sort, type }: ResultsRequest, { isBlank }: ParsedQuery): SortKey[] =>
  sortOf(sort, type, !isBlank);

/** What is listed, as one list: the indices and the query of the type asked for with its facets, or of all types. Null when nothing can be found. */
export function listOf(
  request: ResultsRequest,
  query: ParsedQuery,
  matches: Matches,
  generation: LoadedGeneration,
): ResultsList | null {
  const sort = sortKeys(request, query);
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

const startOf = ({ page, size }: ResultsRequest): number => (page - 1) * size;

/** Whether the page lies so deep that it is read by itself. */
export const isDeep = (request: ResultsRequest): boolean =>
  startOf(request) + request.size > (request.type === null ? maxMerged : window);

/** What of the list of a type is read. One hit tells how good its best is. */
function pagingOf(request: ResultsRequest): { from?: number; size: number } {
  if (isDeep(request)) return { size: 1 };
  const from = startOf(request);
  return request.type === null ? { size: from + request.size } : { from, size: request.size };
}

interface TypeSearch extends SingleSearch {
  readonly type: EntityType;
  /** Under which its count is known afterwards; null where it counts what is chosen of the type. */
  readonly countedAs: string | null;
}

/** The search for the hits of a type and the counts of its facets. */
function listSearch(
  type: EntityType,
  query: EsQuery,
  countedAs: string | null,
  { query: parsed }: PassRequest<ResultsPass>,
  request: ResultsRequest,
  generation: LoadedGeneration,
): TypeSearch {
  const { chosen } = request;
  const facets = request.facets.filter(({ kind }) => kind === type);
  const filter = chosenFilters(facets, chosen);
  return {
    type,
    countedAs: filter.length === 0 ? countedAs : null,
    index: indicesOf([type], generation),
    body: {
      query,
      ...pagingOf(request),
      ...hitFieldsOf([type], true),
      sort: sortKeys(request, parsed),
      track_total_hits: true,
      track_scores: !parsed.isBlank,
      // Facets are counted without their own choices.
      ...(filter.length === 0 ? {} : { post_filter: { bool: { filter } } }),
      ...(facets.length === 0 ? {} : { aggs: facetAggregations(facets, chosen) }),
    },
  };
}

/** The search that counts a type and tells how good its best is. */
const countSearch = (
  type: EntityType,
  query: EsQuery,
  countedAs: string,
  { query: { isBlank } }: PassRequest<ResultsPass>,
  generation: LoadedGeneration,
): TypeSearch => ({
  type,
  countedAs,
  index: indicesOf([type], generation),
  body: {
    query,
    size: isBlank ? 0 : 1,
    _source: false,
    stored_fields: "_none_",
    track_total_hits: true,
  },
});

type Answer = estypes.MsearchMultiSearchItem<HitDocument>;

const totalOf = ({ hits: { total } }: Answer): number =>
  typeof total === "number" ? total : (total?.value ?? 0);
const countOf = (answer: Answer): TypeCount => ({
  total: totalOf(answer),
  best: answer.hits.max_score ?? 0,
});

/** Reads it in one request; with something forgiven, of the types that this changes. */
export async function readResultsPage(
  pass: PassRequest<ResultsPass>,
  request: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<ResultsPass> {
  const { matches, forgiveness, before } = pass;
  const changed = [...matches]
    .filter(([type]) => before === null || forgiveness.has(type))
    .map(([type, query]) => ({
      type,
      query,
      key: countKey(services.elastic, generation, type, query),
    }));
  const isListed = (type: EntityType): boolean => request.type === null || type === request.type;
  const listing = changed
    .filter(({ type }) => isListed(type))
    .map(({ type, query, key }) => listSearch(type, query, key, pass, request, generation));
  const counts = new Map(before?.counts);
  // What is listed is counted by its list, unless something of it is chosen.
  const counting = changed
    .filter(({ type }) => !isListed(type) || request.chosen.size > 0)
    .flatMap(({ type, query, key }) => {
      const known = knownCounts.get(key);
      if (known) counts.set(type, known);
      return known ? [] : [countSearch(type, query, key, pass, generation)];
    });
  const searches = [...listing, ...counting];
  const answers = await multiSearch<HitDocument>(services, searches.map(searchOf));
  const lists = new Map(before?.lists);
  for (const [at, answer] of answers.entries()) {
    // `!`: an answer for each search.
    const { type, countedAs } = searches[at]!;
    if (countedAs !== null) {
      const count = countOf(answer);
      knownCounts.set(countedAs, count);
      counts.set(type, count);
    }
    if (at >= listing.length) continue;
    const { hits } = answer.hits;
    lists.set(type, { total: totalOf(answer), hits, facets: answer.aggregations ?? {} });
  }
  return { counts, lists };
}

const searchOf = ({ index, body }: TypeSearch): SingleSearch => ({ index, body });

/** The hits of the page; of a deep one none. */
export function hitsOf({ lists }: ResultsPass, request: ResultsRequest, query: ParsedQuery): EsHit[] {
  if (isDeep(request)) return [];
  const hits = mergeSorted(
    [...lists.values()].map((list) => list.hits),
    sortKeys(request, query),
  );
  const from = request.type === null ? startOf(request) : 0;
  return hits.slice(from, from + request.size);
}

/** How many hits the list has that is asked for. */
export const listedIn = ({ lists }: ResultsPass): number =>
  lists.values().reduce((sum, { total }) => sum + total, 0);

/** The counts of all facets. Facets of all types together have names of their own. */
export const facetsIn = ({ lists }: ResultsPass): FacetCounts =>
  Object.assign({}, ...lists.values().map(({ facets }) => facets));

/** The best hit of each type, the better ones first: shown above the first page of all types. */
export function bestOf({ lists }: ResultsPass, request: ResultsRequest, query: ParsedQuery): EsHit[] {
  const { type, page, sort } = request;
  if (type !== null || page !== 1 || sort !== "relevance" || query.isBlank) return [];
  return mergeSorted(
    [...lists.values()].map(({ hits }) => hits.slice(0, 1)),
    sortKeys(request, query),
  );
}
