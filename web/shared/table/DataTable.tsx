import { useMemo } from "react";
import { useParts } from "./use-parts.ts";
import { filledColumns } from "./column.ts";
import { useCut } from "./cut.ts";
import type { Column } from "./column.ts";
import { useSorted } from "./HeadCells.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { ShowRows } from "./ShowRows.tsx";
import { TableFrame } from "./TableFrame.tsx";
import type { Sorting } from "./sort.ts";

export type { Column } from "./column.ts";

export interface DataTableProps<Row> {
  readonly caption: string;
  /** The first column says what the row is. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The rows are one page of a longer list: sorting them alone would mislead. */
  readonly isPart?: boolean;
  /** All rows of the list of which these are a page, where they are at hand: the columns are chosen by them. */
  readonly whole?: readonly Row[];
  /** Fields that are filled in rows of other pages: their columns are there on all. */
  readonly filled?: readonly string[];
  /** How the rows stand at first, when they are given in this order. */
  readonly sorted?: Sorting;
  /** The table lies in a row of another one, whose region it scrolls in. */
  readonly nested?: boolean;
  /** Rows that are drawn at once; the others follow step by step. */
  readonly atOnce?: number;
  /** Its name in the address, where a long table shows its first rows until all are asked for. */
  readonly cut?: string;
}

/** From so many rows on that come step by step each is laid out on its own, in columns of the same width. */
const long = 150;

/** A table of all its rows, sorted as the visitor likes. */
export function DataTable<Row>({
  caption,
  columns: declared,
  rows: given,
  rowKey,
  isPart = false,
  whole,
  filled,
  sorted,
  nested = false,
  atOnce = Infinity,
  cut: name,
}: DataTableProps<Row>) {
  const columns = useMemo(
    () => filledColumns(declared, whole ?? given, filled),
    [declared, whole, given, filled],
  );
  const { rows, sorting, sort } = useSorted(given, columns, isPart || given.length < 2, sorted);
  const { cut, toggle } = useCut(name, rows.length);
  const isCut = cut?.isOpen === false;
  const drawn = useParts(rows, isCut ? cut.at : atOnce, isCut ? "hidden" : "seen");
  const isLong = rows.length >= Math.max(atOnce, long);
  const table = (
    <RecordTable
      caption={caption}
      columns={columns}
      rows={drawn}
      rowKey={rowKey}
      sorting={sorting}
      sort={sort}
      isLong={isLong}
      cut={cut}
    />
  );
  return nested ? (
    table
  ) : (
    <>
      <TableFrame caption={caption} rows={isLong ? null : isCut ? cut.at : rows.length}>
        {table}
      </TableFrame>
      {cut && <ShowRows table={caption} total={rows.length} cut={cut} onToggle={toggle} />}
    </>
  );
}
