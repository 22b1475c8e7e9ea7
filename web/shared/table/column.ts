import type { ReactNode } from "react";

/** A column, declared once for head, cells and sorting. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The field that it shows, by which lists that come page by page say what is filled anywhere. */
  readonly field?: string;
  /** Makes the column sortable; null sorts last. */
  readonly sortBy?: (row: Row) => string | number | null;
  readonly number?: boolean;
  /** As narrow as its content. */
  readonly tight?: boolean;
  /** On a phone: stands in one line with other short values. */
  readonly inline?: boolean;
  /** On a phone: stands before the value, for numbers and words that do not tell what they are. */
  readonly label?: string;
  readonly className?: string;
}

/** Class names of a column's cells. */
export const cellClass = (column: Column<never>): string | undefined =>
  [column.number && "num", column.tight && "tight", column.inline && "inline", column.className]
    .filter(Boolean)
    .join(" ") || undefined;

const isEmpty = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === "";

/**
 * A column that has nothing to say in any row is left out; the first one stays when all would go.
 * @param filled fields that are filled in rows of other pages
 */
export function filledColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  filled: readonly string[] = [],
): readonly Column<Row>[] {
  const filledThere = ({ field }: Column<Row>): boolean => field !== undefined && filled.includes(field);
  const shown = columns.filter(
    (column) => filledThere(column) || rows.some((row) => !isEmpty(column.cell(row))),
  );
  return shown.length > 0 ? shown : columns.slice(0, 1);
}
