/** The values that facets have in a release; read once for each generation. */
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { perGeneration } from "../../cache/per-generation.ts";
import { facetAggregations, valuesIn } from "./facet-counts.ts";
import type { Facet } from "./facets.ts";
import { indicesOf } from "../match/match.ts";

/** The values that things of the release have; null where any can be asked for. */
export type ValuesOf = (facet: Facet) => ReadonlySet<string> | null;

async function readValues(
  elastic: Services["elastic"],
  generation: LoadedGeneration,
  facets: readonly Facet[],
): Promise<ValuesOf> {
  const { aggregations } = await elastic.search<unknown, Record<string, unknown>>({
    index: indicesOf(new Set(facets.map(({ kind }) => kind)), generation),
    size: 0,
    track_total_hits: false,
    aggs: facetAggregations(facets, new Map()),
  });
  const values = new Map(facets.map((facet) => [facet.name, valuesIn(facet, aggregations ?? {})]));
  return ({ name, words, isFlag }) =>
    // Any year can be asked for, and whether something is so.
    name === "year" ? null : isFlag ? new Set(Object.keys(words)) : (values.get(name) ?? new Set());
}

/** The values of a generation, by facets that are those of the deployment. */
export const facetValues = perGeneration("facet values", readValues);
