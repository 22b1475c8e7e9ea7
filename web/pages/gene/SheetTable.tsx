import type { ReactNode } from "react";
import { count } from "../../shared/format/format.ts";

/** A line of a table: what it is about, and one thing that is said of it. */
export interface SheetRow {
  readonly key: string;
  readonly what: ReactNode;
  readonly said: ReactNode;
}

export interface SheetTableData {
  /** Where the overview leads, of tables of annotations. */
  readonly id?: string;
  readonly title: string;
  /** What the second column is. */
  readonly said: string;
  readonly rows: readonly SheetRow[];
  /** Rows in all, of which these are the first. */
  readonly total: number;
}

/** Numbers leave more room to the names. */
const isCounted = ({ said }: SheetRow): boolean => typeof said === "string" && /^[\d,]+$/.test(said);

/** A table of a sheet: one line a row, and how many rows there are that have no room. */
export const SheetTable = ({
  id,
  title,
  said,
  rows,
  total,
  maxRows,
}: SheetTableData & { readonly maxRows: number }) => (
  <table id={id} className="sheet__table">
    <caption>
      {title} <span>{count(total)}</span>
    </caption>
    <colgroup>
      <col />
      <col className={rows.every(isCounted) ? "sheet__said sheet__said--count" : "sheet__said"} />
    </colgroup>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{said}</th>
      </tr>
    </thead>
    <tbody>
      {rows.slice(0, maxRows).map((row) => (
        <tr key={row.key}>
          <td>{row.what}</td>
          <td>{row.said}</td>
        </tr>
      ))}
      {Math.min(rows.length, maxRows) < total && (
        <tr className="sheet__more">
          <td colSpan={2}>and {count(total - Math.min(rows.length, maxRows))} more</td>
        </tr>
      )}
    </tbody>
  </table>
);
