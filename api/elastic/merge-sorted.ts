/** One list of several that Elasticsearch has sorted in the same order. Pure. */
import type { estypes } from "@elastic/elasticsearch";

/** A part of the order of a list: a field, and which of its values come first. Things without a value stand last. */
export type SortKey = Readonly<
  Record<
    string,
    {
      readonly order: "asc" | "desc";
      readonly missing?: "_last";
      readonly unmapped_type?: "keyword" | "integer";
    }
  >
>;

/** Something with the values that it was sorted by. */
interface Sorted {
  readonly sort?: estypes.SortResults;
}

type SortValue = estypes.SortResults[number] | undefined;

function compareValues(a: SortValue, b: SortValue, isDescending: boolean): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  if (b === null || b === undefined) return -1;
  return a < b === isDescending ? 1 : -1;
}

/** Compares what was sorted by the same keys. */
const sortedBy = (keys: readonly SortKey[]): ((a: Sorted, b: Sorted) => number) => {
  const descending = keys.map((key) => Object.values(key).some(({ order }) => order === "desc"));
  return ({ sort: a = [] }, { sort: b = [] }) => {
    for (const [at, isDescending] of descending.entries()) {
      const order = compareValues(a[at], b[at], isDescending);
      if (order !== 0) return order;
    }
    return 0;
  };
};

/** The lists as one, in their common order. */
export const mergeSorted = <T extends Sorted>(lists: Iterable<readonly T[]>, keys: readonly SortKey[]): T[] =>
  [...lists].flat().sort(sortedBy(keys));
