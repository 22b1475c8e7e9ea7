/** Counts of the facets, within the search that finds the hits. Pure. */
import type { estypes } from "@elastic/elasticsearch";
import { z } from "zod";
import type { FacetName, SearchAnswer } from "../../contract/search.ts";
import { anyOf } from "./facets.ts";
import type { Facet } from "./facets.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** Values that are chosen, as the index has them. */
export type FacetFilters = ReadonlyMap<FacetName, readonly string[]>;

/** More values than any facet has: chromosomes, statuses, years. */
const maxValues = 1_000;

/** The things that have what was chosen, of all facets or of all but one. */
export function chosenFilters(facets: readonly Facet[], chosen: FacetFilters, except?: Facet): EsQuery[] {
  return facets
    .filter((facet) => facet !== except)
    .flatMap((facet) => {
      const values = chosen.get(facet.name);
      return values === undefined ? [] : [anyOf(facet, values)];
    });
}

/** One aggregation a facet; its counts ignore its own choice. */
export function facetAggregations(
  facets: readonly Facet[],
  chosen: FacetFilters,
): Record<string, estypes.AggregationsAggregationContainer> {
  return Object.fromEntries(
    facets.map((facet) => [
      facet.name,
      {
        filter: { bool: { filter: chosenFilters(facets, chosen, facet) } },
        aggs: { values: { terms: { field: facet.field, size: maxValues } } },
      },
    ]),
  );
}

export const buckets = z.object({
  buckets: z.array(
    z.object({
      key: z.union([z.string(), z.number()]),
      key_as_string: z.string().optional(),
      doc_count: z.int(),
    }),
  ),
});
const counted = z.object({ values: buckets });

/** The value of a bucket as requests write it. */
export function valueOf(
  facet: Facet,
  { key, key_as_string: text }: z.infer<typeof buckets>["buckets"][number],
): string {
  if (facet.isFlag) return text === "true" ? "yes" : "no";
  return String(key);
}

type FacetValues = NonNullable<SearchAnswer["facets"][Facet["name"]]>;

function inOrder(values: FacetValues, order: Facet["order"]): FacetValues {
  if (order === "count")
    return values.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
  if (order === "value") return values.toSorted((a, b) => a.value.localeCompare(b.value, "en"));
  const rank = (value: string): number => (order.includes(value) ? order.indexOf(value) : order.length);
  return values.toSorted((a, b) => rank(a.value) - rank(b.value) || a.value.localeCompare(b.value, "en"));
}

/** Facets as they are answered; `aggregations` is null when nothing was searched. */
export function readFacets(
  facets: readonly Facet[],
  chosen: FacetFilters,
  aggregations: Readonly<Record<string, unknown>> | null,
): SearchAnswer["facets"] {
  return Object.fromEntries(
    facets.map((facet) => {
      const found = aggregations === null ? [] : counted.parse(aggregations[facet.name]).values.buckets;
      const counts = new Map(found.map((bucket) => [valueOf(facet, bucket), bucket.doc_count]));
      // A range of years is no value; the years in it are.
      for (const value of chosen.get(facet.name) ?? [])
        if (!counts.has(value) && !(facet.name === "year" && value.includes("-"))) counts.set(value, 0);
      const values = [...counts].map(([value, count]) => ({ value, label: facet.label(value), count }));
      return [facet.name, inOrder(values, facet.order)];
    }),
  );
}
