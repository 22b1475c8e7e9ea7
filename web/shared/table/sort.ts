import { compareNames } from "../format/compare-names.ts";
import type { Column } from "./column.ts";

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

/**
 * The order after a press on the head of a column: as one asks for it first, the other way round, and again as the rows
 * stood at first.
 * @param initial how the rows stand before any press
 */
export function nextSorting<Initial extends Sorting | null>(
  { id, number = false, first = number ? "largest" : "smallest" }: Column<never>,
  present: Sorting | null,
  initial: Initial,
): Sorting | Initial {
  const descending = first === "largest";
  if (present?.column !== id) return { column: id, descending };
  if (present.descending === descending) return { column: id, descending: !descending };
  return initial?.column === id ? { column: id, descending } : initial;
}
