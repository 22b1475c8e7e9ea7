/** One combined search: the hits of a page, how many of each type there are, and the counts of the facets. */
import type { estypes } from "@elastic/elasticsearch";
import { z } from "zod";
import type { EntityType } from "../contract/suggest.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { searchTogether } from "../search/combined.ts";
import type { Search } from "../search/combined.ts";
import type { AsTyped } from "../search/forgive.ts";
import { readQuery } from "../search/typed-query.ts";
import type { TypedQuery } from "../search/typed-query.ts";
import type { Services } from "../services.ts";
import type { AskedResults } from "./asked.ts";
import { chosenFilters, facetAggregations } from "./facet-counts.ts";
import { facetsOf } from "./facets.ts";
import type { Facet } from "./facets.ts";
import { foundFields } from "./hit.ts";
import type { Found } from "./hit.ts";
import { sortOf } from "./sorts.ts";
import { indicesOf, mixed, typeOfIndex, typesOf } from "./type-queries.ts";
import type { TypeQueries } from "./type-queries.ts";

/** Hits that one search may pass over. */
export const window = 10_000;

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
  return {
    services,
    generation,
    query: readQuery(asked.typed, { search, site }),
    types: typesOf(services),
    asked,
    facets,
  };
}

/** What is listed: the indices and the query of the type asked for with its facets, or of all types. Null when nothing can be found. */
export function listOf(
  { asked, generation, query, facets }: Work,
  queries: TypeQueries,
): { index: string[]; query: estypes.QueryDslQueryContainer; sort: estypes.SortCombinations[] } | null {
  const sort = sortOf(asked.sort, asked.type, !query.isBlank);
  if (asked.type === null)
    return queries.size === 0
      ? null
      : { index: indicesOf(queries.keys(), generation), query: mixed(queries, generation), sort };
  const of = queries.get(asked.type);
  if (!of) return null;
  const filter = chosenFilters(facets, asked.chosen);
  return {
    index: indicesOf([asked.type], generation),
    query: filter.length === 0 ? of : { bool: { must: [of], filter } },
    sort,
  };
}

/** What one combined search found. */
export interface Results {
  /** Of each type without facets: how many, and the score of the best. */
  readonly found: ReadonlyMap<EntityType, AsTyped>;
  /** Of the list asked for. */
  readonly total: number;
  readonly hits: readonly estypes.SearchHit<Found>[];
  readonly aggregations: Readonly<Record<string, unknown>> | null;
}

export const totalOf = (total: estypes.SearchHitsMetadata["total"]): number =>
  typeof total === "number" ? total : (total?.value ?? 0);
const counted = z.object({
  doc_count: z.int(),
  best: z.object({ hits: z.object({ max_score: z.number().nullable() }) }).optional(),
});
const perType = z.object({ types: z.object({ buckets: z.array(counted.extend({ key: z.string() })) }) });
const whole = z.object({ whole: counted });
const asTypedOf = ({ doc_count: total, best }: z.infer<typeof counted>): AsTyped => ({
  total,
  best: best?.hits.max_score ?? 0,
});

/** Hits of the page asked for, if it is not too deep; they come by another way then. */
export async function find(work: Work, queries: TypeQueries): Promise<Results> {
  const { asked, generation, services, facets, query } = work;
  const list = listOf(work, queries);
  const from = (asked.page - 1) * asked.size;
  const paging = from + asked.size <= window ? { from, size: asked.size } : { size: 0 };
  const others = new Map([...queries].filter(([type]) => type !== asked.type));
  // How good the best is matters only where something was typed.
  const best = query.isBlank ? {} : { aggs: { best: { top_hits: { size: 1, _source: false } } } };
  const countTypes = { types: { terms: { field: "_index" }, ...best } };
  const hits = { ...paging, _source: foundFields, track_total_hits: true, track_scores: !query.isBlank };
  const searches: Search[] = [];
  if (list && asked.type === null) {
    searches.push({
      index: list.index,
      body: { query: list.query, sort: list.sort, ...hits, aggs: countTypes },
    });
  } else {
    const of = asked.type === null ? undefined : queries.get(asked.type);
    if (list && of) {
      const aggs = {
        ...facetAggregations(facets, asked.chosen),
        whole: { filter: { match_all: {} }, ...best },
      };
      const filter = chosenFilters(facets, asked.chosen);
      searches.push({
        index: list.index,
        body: { query: of, post_filter: { bool: { filter } }, sort: list.sort, ...hits, aggs },
      });
    }
    if (others.size > 0)
      searches.push({
        index: indicesOf(others.keys(), generation),
        body: { query: mixed(others, generation), size: 0, track_total_hits: false, aggs: countTypes },
      });
  }
  const responses = await searchTogether<Found>(services, searches);
  const listed = list ? responses[0] : undefined;
  const ofOthers = asked.type === null ? listed : responses[list ? 1 : 0];
  const found = new Map<EntityType, AsTyped>();
  if (ofOthers?.aggregations) {
    for (const bucket of perType.parse(ofOthers.aggregations).types.buckets)
      found.set(typeOfIndex(bucket.key, generation), asTypedOf(bucket));
  }
  if (asked.type !== null && listed?.aggregations)
    found.set(asked.type, asTypedOf(whole.parse(listed.aggregations).whole));
  return {
    found,
    total: totalOf(listed?.hits.total),
    hits: listed?.hits.hits ?? [],
    aggregations: listed?.aggregations ?? null,
  };
}
