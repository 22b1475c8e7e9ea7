/** Live counts of a table: of its rows, and of every option of its filters. */
import type { estypes } from "@elastic/elasticsearch";
import { termsWithRows, withCounts } from "../../config/table-filters.ts";
import type { FilterOption, TableFilter } from "../../config/table-filters.ts";
import { filterKey } from "../../index-mappings/annotations.ts";
import { recorded } from "../../index-mappings/tables.ts";
import type { AnnotationFacet, AnnotationsAnswer } from "../contract/lists.ts";
import { leftBy } from "./table-query.ts";
import type { ChildFilter, Table } from "./table-query.ts";
import type { Choices } from "./choices.ts";

export interface Bucket<Key = string> {
  readonly key: Key;
  readonly doc_count: number;
}
export interface Buckets<B extends Bucket<string | number> = Bucket> {
  readonly buckets: readonly B[];
  readonly sum_other_doc_count: number;
}

/** Options of all filters of a table together: as many as the search engine counts at all. It refuses more, and cuts none. */
const maxOptions = 65_535;

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;
const countsOf = (filter?: string): Aggregations => ({
  options: {
    terms: {
      field: "filters",
      size: maxOptions,
      ...(filter === undefined ? {} : { include: `${filterKey(filter, "")}.*` }),
    },
  },
});
/** Of terms below the page's own: their number is not that of a deployment's choices. */
const countsOfChildren = ({ terms }: ChildFilter): Aggregations => ({
  children: { terms: { field: "closure", size: Math.max(terms.length, 1), include: [...terms] } },
});

/** `asked` are further aggregations over the rows that all filters leave. */
export function countAggregations(
  table: Table,
  slimFilter: string | null,
  asked: Aggregations = {},
): Aggregations {
  const { children } = table;
  const ofChildren = children === null || children.terms.length === 0 ? {} : countsOfChildren(children);
  return {
    all: { filter: { match_all: {} } },
    bare: { filter: { bool: { must_not: [{ terms: { filled: [...recorded] } }] } } },
    left: { filter: leftBy(table), aggs: { ...countsOf(), ...ofChildren, ...asked } },
    ...Object.fromEntries(
      [...table.filters.keys()].map((filter) => [
        `without_${filter}`,
        {
          filter: leftBy(table, filter),
          aggs: filter === children?.filter ? ofChildren : countsOf(filter),
        },
      ]),
    ),
    ...(slimFilter === null
      ? {}
      : { slim: { filter: { term: { is_not: false } }, aggs: countsOf(slimFilter) } }),
  };
}

interface Counted {
  readonly doc_count: number;
  readonly options?: Buckets;
  readonly children?: Buckets;
}
export interface Counts<Asked = object> {
  readonly all: { readonly doc_count: number };
  readonly bare: { readonly doc_count: number };
  readonly left: Counted & Asked;
  readonly slim?: Counted;
  readonly [without: `without_${string}`]: Counted;
}

const numbersOf = (counted: Buckets | undefined): ReadonlyMap<string, number> =>
  new Map(counted?.buckets.map(({ key, doc_count: count }) => [key, count]));

/** Each option with the number of rows that it would leave beside the choices in other filters. */
export const facetsOf = (
  filters: readonly TableFilter[],
  choices: Choices,
  counts: Counts,
): AnnotationFacet[] =>
  withCounts(filters, choices, (filter) => {
    const counted = counts[`without_${filter}`] ?? counts.left;
    if (filters.some(({ id, filter_type: type }) => id === filter && type === "child")) {
      const numbers = numbersOf(counted.children);
      return (value) => numbers.get(value);
    }
    const numbers = numbersOf(counted.options);
    return (value) => numbers.get(filterKey(filter, value));
  });

/** The slim terms that have rows. */
export function slimOf(
  filter: string,
  terms: readonly FilterOption[],
  counts: Counts,
): AnnotationsAnswer["slim"] {
  const numbers = counts.slim ? numbersOf(counts.slim.options) : new Map<string, number>();
  return termsWithRows(terms, (value) => numbers.get(filterKey(filter, value)));
}
