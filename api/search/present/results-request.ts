/** What is asked of the results page, made certain: values that mean something, and a list of those that do not. */
import type { Request } from "express";
import { facetNames } from "../../../index-mappings/fields/search-facets.ts";
import { searchQuery } from "../../contract/search.ts";
import type { FacetName, SearchQuery } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../services.ts";
import type { Chosen } from "../facets/facet-counts.ts";
import { facetsOf } from "../facets/facets.ts";
import type { Facet } from "../facets/facets.ts";
import { facetValues } from "../facets/known-values.ts";
import type { HasValue } from "../facets/known-values.ts";

export interface ResultsRequest {
  readonly typed: string;
  /** null for all types mixed. */
  readonly type: EntityType | null;
  readonly page: number;
  readonly size: number;
  readonly sort: SearchQuery["sort"];
  /** Of the type asked for; none where all are mixed. */
  readonly facets: readonly Facet[];
  /** Those of which values are chosen, with the values as the index has them. */
  readonly chosen: Chosen;
  /** Whole parameters that mean nothing here, as `name=value`. */
  readonly ignored: readonly string[];
}

/** Most hits of a page; all hits come by download. */
const maxHits = 100;

const isFacet = (name: string): name is FacetName => facetNames.some((one) => one === name);
const isParameter = (name: string): boolean => Object.hasOwn(searchQuery.shape, name);

/** Numbers that are given once are understood, those out of range as the nearest in range. */
const isNumber = (name: string, value: unknown): boolean =>
  (name === "page" || name === "size") && typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value);

/** Parameters as they came, one for each value. */
export function pairsOf(raw: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  return Object.entries(raw).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
}

/**
 * Reads a request that fits its schema. `raw` is the request as it came; `isKnown` has the values that the things of the
 * release have. A value that nothing has is ignored: an old link still shows something.
 */
export function requestOf(
  query: SearchQuery,
  raw: Readonly<Record<string, unknown>>,
  facets: readonly Facet[],
  isKnown: HasValue,
): ResultsRequest {
  const type = query.type ?? null;
  const meant: Readonly<Record<string, string>> = {
    type: type ?? "",
    sort: query.sort,
    format: query.format,
  };
  const chosen = new Map<FacetName, string[]>();
  const ignored: string[] = [];
  for (const [name, value] of pairsOf(raw)) {
    if (name === "q") continue;
    const facet = facets.find((one) => one.name === name && one.kind === type);
    const read = facet?.read(value) ?? null;
    if (facet && read !== null && isKnown(facet, read)) {
      const values = chosen.get(facet.name) ?? [];
      if (!values.includes(read)) values.push(read);
      chosen.set(facet.name, values);
    } else if (
      value.trim() !== "" &&
      (isFacet(name) || !isParameter(name) || (meant[name] !== value && !isNumber(name, raw[name])))
    )
      ignored.push(`${name}=${value}`);
  }
  return {
    typed: query.q,
    type,
    page: Math.max(1, query.page),
    size: Math.min(maxHits, Math.max(1, query.size)),
    sort: query.sort,
    facets: facets.filter((facet) => facet.kind === type),
    chosen,
    ignored: [...new Set(ignored)],
  };
}

/** What a request asks of the results page, with the values that the release knows. */
export async function readRequest(
  query: SearchQuery,
  raw: Request["query"],
  services: Services,
  generation: LoadedGeneration,
): Promise<ResultsRequest> {
  const facets = facetsOf(services.deployment);
  return requestOf(query, raw, facets, await facetValues(services.elastic, generation, facets));
}
