import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { sortRows } from "./sort.ts";
import type { Sorting } from "./sort.ts";

/** A column, declared once for head, cells and sorting. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable; null sorts last. */
  readonly sortBy?: (row: Row) => string | number | null;
  readonly number?: boolean;
  /** As narrow as its content. */
  readonly tight?: boolean;
  /** On a phone: stands in one line with other short values. */
  readonly inline?: boolean;
  /** On a phone: stands before the value, for bare numbers. */
  readonly label?: string;
  readonly className?: string;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  /** The first column says what the row is. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The rows are one page of a longer list: sorting them alone would mislead. */
  readonly isPart?: boolean;
  /** How the rows stand at first, when they are given in this order. */
  readonly sorted?: Sorting;
}

const classes = (column: Column<never>): string | undefined =>
  [column.number && "num", column.tight && "tight", column.inline && "inline", column.className].filter(Boolean).join(" ") || undefined;

const isEmpty = (content: ReactNode): boolean => content === null || content === undefined || content === false || content === "";

/** A column that has nothing to say in any row is left out; the first one always stays. */
const filledColumns = <Row,>(columns: readonly Column<Row>[], rows: readonly Row[]): Column<Row>[] =>
  columns.filter((column, index) => index === 0 || rows.some((row) => !isEmpty(column.cell(row))));

/** A table of all its rows; on a phone a list of records. The ARIA roles stay what `display` would take from them. */
export function DataTable<Row>({ caption, columns: declared, rows, rowKey, isPart = false, sorted }: DataTableProps<Row>) {
  const columns = useMemo(() => filledColumns(declared, rows), [declared, rows]);
  const [sorting, setSorting] = useState<Sorting | null>(sorted ?? null);
  const shown = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting?.column);
    return sorting && column?.sortBy && !isPart ? sortRows(rows, column.sortBy, sorting.descending) : rows;
  }, [rows, columns, sorting, isPart]);
  const sort = (id: string) => setSorting({ column: id, descending: sorting?.column === id && !sorting.descending });

  return (
    <div className="table-wrap" role="region" aria-label={`${caption}, table`} tabIndex={0}>
      <table className="table table--records" role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => {
              const direction = sorting?.column === column.id && column.sortBy && !isPart ? (sorting.descending ? "descending" : "ascending") : undefined;
              const Arrow = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
              return (
                <th key={column.id} scope="col" role="columnheader" aria-sort={direction} className={column.number ? "num" : undefined}>
                  {column.sortBy && !isPart ? <button type="button" onClick={() => sort(column.id)}>{column.header}<Arrow className="icon" aria-hidden /></button> : column.header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" role="rowheader" className={classes(column)}>{column.cell(row)}</th>
                ) : (
                  <td key={column.id} role="cell" className={classes(column)} data-label={column.label}>{column.cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
