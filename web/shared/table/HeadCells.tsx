import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { cellClass, headClass } from "./column.ts";
import type { Column } from "./column.ts";
import { nextSorting, sortRows } from "./sort.ts";
import type { Sorting } from "./sort.ts";

export interface Sorted<Row> {
  readonly rows: readonly Row[];
  /** null: as given, or not to be sorted here. */
  readonly sorting: Sorting | null;
  /** What a press on the head of a column does; null where the rows cannot be sorted. */
  readonly sort: ((column: Column<Row>) => void) | null;
}

/** Rows in the order that the visitor chose in the head; `fixed` rows stay as they are, such as one page of a longer list. */
export function useSorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  fixed: boolean,
  initial: Sorting | null = null,
): Sorted<Row> {
  const [sorting, setSorting] = useState<Sorting | null>(initial);
  const shown = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting?.column);
    return sorting && column?.sortBy && !fixed ? sortRows(rows, column.sortBy, sorting.descending) : rows;
  }, [rows, columns, sorting, fixed]);
  const sort = useCallback(
    (column: Column<Row>) => setSorting((present) => nextSorting(column, present, initial)),
    [initial],
  );
  return { rows: shown, sorting: fixed ? null : sorting, sort: fixed ? null : sort };
}

/** The head of the column of + and −. */
export const ExpanderHead = () => (
  <th className="expander" scope="col" role="columnheader">
    <span className="visually-hidden">Details</span>
  </th>
);

/** The cells of a table's head, with buttons to sort by where that is possible. */
export function HeadCells<Row>({
  columns,
  sorting,
  sort,
}: { readonly columns: readonly Column<Row>[] } & Pick<Sorted<Row>, "sorting" | "sort">) {
  return columns.map((column) => {
    const direction =
      sorting?.column === column.id && column.sortBy
        ? sorting.descending
          ? "descending"
          : "ascending"
        : undefined;
    const Arrow = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
    return (
      <th key={column.id} scope="col" role="columnheader" aria-sort={direction} className={headClass(column)}>
        {column.sortBy && sort ? (
          <button type="button" onClick={() => sort(column)}>
            {column.header}
            <Arrow className="icon" aria-hidden />
          </button>
        ) : (
          column.header
        )}
      </th>
    );
  });
}

export interface RowCellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** The first cell takes the place of the expander too. */
  readonly wide?: boolean;
}

/** The cells of one row: the first says what the row is. */
export function RowCells<Row>({ columns, row, wide = false }: RowCellsProps<Row>) {
  return columns.map((column, index) =>
    index === 0 ? (
      <th
        key={column.id}
        colSpan={wide ? 2 : undefined}
        scope="row"
        role="rowheader"
        className={cellClass(column)}
      >
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} role="cell" className={cellClass(column)} data-label={column.label}>
        {column.cell(row)}
      </td>
    ),
  );
}
