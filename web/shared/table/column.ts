import type { CSSProperties, ReactNode } from "react";

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
  /** What it begins with when it is sorted, where not columns of numbers with the largest and others with the smallest. */
  readonly first?: "largest" | "smallest";
  /** In half of a page: has a line of its own below the others, and no head. */
  readonly below?: boolean;
  /** In half of a page with cells below others: its width there, as a track of a grid; an equal share if not said. */
  readonly half?: string;
  /** Is there even where nothing is in it. */
  readonly always?: boolean;
  /** As narrow as its content. */
  readonly tight?: boolean;
  /** On a phone: stands in one line with other short values. */
  readonly inline?: boolean;
  /** On a phone: stands before the value, for numbers and words that do not tell what they are. */
  readonly label?: string;
  /** Has only what can be pressed, and is not printed. */
  readonly screenOnly?: boolean;
  readonly className?: string;
}

/** Class names of a column's head. */
export const headClass = ({ number, below, screenOnly }: Column<never>): string | undefined =>
  [number ? "num" : below && "below", screenOnly && "screen-only"].filter(Boolean).join(" ") || undefined;

/** Class names of a column's cells. */
export const cellClass = (column: Column<never>): string | undefined =>
  [
    column.number && "num",
    column.below && "below",
    column.tight && "tight",
    column.inline && "inline",
    column.screenOnly && "screen-only",
    column.className,
  ]
    .filter(Boolean)
    .join(" ") || undefined;

/** The class and style of a table that puts cells below others where it has half of a page; `before` is the track of a column before these. */
export function belowLayout(
  columns: readonly Pick<Column<never>, "below" | "half">[],
  before = "",
): { readonly className: string; readonly style?: CSSProperties } {
  if (!columns.some(({ below }) => below)) return { className: "table table--records" };
  const tracks = columns.flatMap(({ below, half = "minmax(0, 1fr)" }) => (below ? [] : [half]));
  return {
    className: "table table--records table--below",
    // React's types know no custom properties.
    style: { "--tracks": [before, ...tracks].join(" ") } as CSSProperties,
  };
}

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
    (column) =>
      column.always === true || filledThere(column) || rows.some((row) => !isEmpty(column.cell(row))),
  );
  return shown.length > 0 ? shown : columns.slice(0, 1);
}
