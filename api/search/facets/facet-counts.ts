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
    facets.map((facet) => {
      const values = { terms: { field: facet.field, size: maxValues } };
      const filter = chosenFilters(facets, chosen, facet);
      // A filter that leaves nothing out would cost as much as the counts themselves.
      return [facet.name, filter.length === 0 ? values : { filter: { bool: { filter } }, aggs: { values } }];
    }),
  );
}

const buckets = z.object({
  buckets: z.array(
    z.object({
      key: z.union([z.string(), z.number()]),
      key_as_string: z.string().optional(),
      doc_count: z.int(),
    }),
  ),
});
const counted = z.union([buckets, z.object({ values: buckets }).transform(({ values }) => values)]);

/** The values that an answer to `facetAggregations` has counted. */
const bucketsOf = (facet: Facet, aggregations: FacetCounts): z.infer<typeof buckets>["buckets"] =>
  counted.parse(aggregations[facet.name]).buckets;

/** Answers to `facetAggregations`, by the names of facets. */
export type FacetCounts = Readonly<Record<string, unknown>>;

/** The values that facets have anywhere, as requests write them. */
export const valuesIn = (facet: Facet, aggregations: FacetCounts): Set<string> =>
  new Set(bucketsOf(facet, aggregations).map((bucket) => valueOf(facet, bucket)));

/** The value of a bucket as requests write it. */
function valueOf(
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

/** Facets as they are answered; of a kind of which nothing was searched for there are no counts. */
export function readFacets(
  facets: readonly Facet[],
  chosen: FacetFilters,
  aggregations: FacetCounts,
): SearchAnswer["facets"] {
  return Object.fromEntries(
    facets.map((facet) => {
      const found = aggregations[facet.name] === undefined ? [] : bucketsOf(facet, aggregations);
      const counts = new Map(found.map((bucket) => [valueOf(facet, bucket), bucket.doc_count]));
      // A range of years is no value; the years in it are.
      for (const value of chosen.get(facet.name) ?? [])
        if (!counts.has(value) && !(facet.name === "year" && value.includes("-"))) counts.set(value, 0);
      const values = [...counts].map(([value, count]) => ({ value, label: facet.label(value), count }));
      return [facet.name, inOrder(values, facet.order)];
    }),
  );
}
