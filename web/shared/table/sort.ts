import { compareNames } from "../format/compare-names.ts";

export interface Sorting {
  /** Id of the column. */
  readonly column: string;
  readonly descending: boolean;
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : compareNames(String(a), String(b));

/** The rows in the order of a value; rows without one come last either way, equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number | null,
  descending: boolean,
): Row[] {
  return rows
    .map((row) => ({ row, value: by(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return descending ? compare(b, a) : compare(a, b);
    })
    .map(({ row }) => row);
}
