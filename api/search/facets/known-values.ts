/** The values that facets have in a release; read once for each generation. */
import type { Services } from "../../services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { buckets, facetAggregations, valueOf } from "./facet-counts.ts";
import type { Facet } from "./facets.ts";
import { indicesOf } from "../match/match.ts";
import { z } from "zod";

/** Whether something in the release has a value. */
export type HasValue = (facet: Facet, value: string) => boolean;

/** Generations whose values are kept: the live and the previous one, during a swap one more. */
const maxKept = 3;
const kept = new WeakMap<Services["elastic"], Map<string, HasValue>>();

async function readValues(
  elastic: Services["elastic"],
  generation: LoadedGeneration,
  facets: readonly Facet[],
): Promise<HasValue> {
  const { aggregations } = await elastic.search<unknown, Record<string, unknown>>({
    index: indicesOf(new Set(facets.map(({ kind }) => kind)), generation),
    size: 0,
    track_total_hits: false,
    aggs: facetAggregations(facets, new Map()),
  });
  const values = new Map(
    facets.map((facet) => {
      const found = z.object({ values: buckets }).parse(aggregations?.[facet.name]);
      return [facet.name, new Set(found.values.buckets.map((bucket) => valueOf(facet, bucket)))];
    }),
  );
  // Any year can be asked for, and whether something is curated.
  return ({ name }, value) =>
    name === "year" || name === "curated" || (values.get(name)?.has(value) ?? false);
}

export async function facetValues(
  elastic: Services["elastic"],
  generation: LoadedGeneration,
  facets: readonly Facet[],
): Promise<HasValue> {
  const ofClient = kept.get(elastic) ?? new Map<string, HasValue>();
  kept.set(elastic, ofClient);
  const key = generation.index("genes");
  const have = ofClient.get(key);
  if (have) return have;
  const known = await readValues(elastic, generation, facets);
  ofClient.set(key, known);
  for (const oldest of [...ofClient.keys()].slice(0, -maxKept)) ofClient.delete(oldest);
  return known;
}
