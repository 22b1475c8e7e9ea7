/** What is asked of the results page, made certain: values that mean something in the release. */
import { didYouMean } from "../../../config/nearest.ts";
import { facetNames } from "../../../index-mappings/fields/search-facets.ts";
import type { Problem } from "../../contract/problem.ts";
import type { FacetName, SearchQuery } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import type { FacetFilters } from "../facets/facet-counts.ts";
import { facetsOf } from "../facets/facets.ts";
import type { Facet } from "../facets/facets.ts";
import { facetValues } from "../facets/known-values.ts";
import type { ValuesOf } from "../facets/known-values.ts";
import { badRequest } from "../../problem/problem-error.ts";
import { sortsOf } from "./sorts.ts";

export interface ResultsRequest {
  readonly typed: string;
  /** null for all types mixed. */
  readonly type: EntityType | null;
  readonly page: number;
  readonly size: number;
  readonly sort: SearchQuery["sort"];
  /** Of the type asked for; where all are mixed, those that stand for their types. */
  readonly facets: readonly Facet[];
  /** Those of which values are chosen, with the values as the index has them. */
  readonly chosen: FacetFilters;
}

/** Values that are named where one is wrong: there can be hundreds of organisms. */
const maxNamed = 20;

type Errors = NonNullable<Problem["errors"]>;

function wrongValue(facet: Facet, value: string, known: ReadonlySet<string> | null): Errors[number] {
  const where = `query.${facet.name}`;
  if (known === null)
    return { where, value, reason: "has to be years, such as 2005, 2001-2010, 2001- or -2010" };
  const values = [...known];
  const some = values.slice(0, maxNamed).join(", ");
  const there =
    values.length === 0 ? "there are none" : `there are ${some}${values.length > maxNamed ? " …" : ""}`;
  const said = value.slice(0, 100).toWellFormed();
  return { where, value, reason: `has no value ${said}${didYouMean(value, values)}; ${there}` };
}

/** Facets of other types, and values that nothing has. */
function readFacetChoices(
  query: SearchQuery,
  facets: readonly Facet[],
  valuesOf: ValuesOf,
): { chosen: Map<FacetName, string[]>; errors: Errors } {
  const chosen = new Map<FacetName, string[]>();
  const errors: Errors = [];
  for (const name of facetNames) {
    if (query[name].length === 0) continue;
    const facet = facets.find((one) => one.name === name && one.kind === query.type);
    if (!facet) {
      const kinds = facets.filter((one) => one.name === name).map(({ kind }) => `type=${kind}`);
      const reason =
        kinds.length === 0 ? "is no filter of this site" : `is a filter of ${kinds.join(" and ")}`;
      errors.push({ where: `query.${name}`, reason });
      continue;
    }
    const known = valuesOf(facet);
    for (const value of query[name]) {
      const read = facet.read(value);
      if (read !== null && (known?.has(read) ?? true))
        chosen.set(name, [...new Set([...(chosen.get(name) ?? []), read])]);
      else errors.push(wrongValue(facet, value, known));
    }
  }
  return { chosen, errors };
}

/**
 * Reads a request that fits its schema; `valuesOf` has the values that the things of the release have, null for any.
 * @throws a problem (400) that names facets and orders of other types, and values that nothing has
 */
export function requestOf(query: SearchQuery, facets: readonly Facet[], valuesOf: ValuesOf): ResultsRequest {
  const { q: typed, type = null, page, size, sort } = query;
  const { chosen, errors } = readFacetChoices(query, facets, valuesOf);
  const sorts = sortsOf(type).map(({ value }) => value);
  if (!sorts.includes(sort))
    errors.push({
      where: "query.sort",
      reason: `${type === null ? "without a type" : `with type=${type}`} has to be one of ${sorts.join(", ")}`,
    });
  if (errors.length > 0) throw badRequest(errors);
  return {
    typed,
    type,
    page,
    size,
    sort,
    facets: facets.filter(({ kind, isOfAll }) => (type === null ? isOfAll : kind === type)),
    chosen,
  };
}

/** What a request asks of the results page, with the values that the release knows. */
export async function readRequest(
  query: SearchQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<ResultsRequest> {
  const facets = facetsOf(services.deployment);
  return requestOf(query, facets, await facetValues(services.elastic, generation, facets));
}
