import { tsvLine } from "../../../api/contract/values/tsv.ts";

/** A column of a file. */
export interface FileColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string | number | null;
}

/** Rows as lines with tabs between their cells, under a line of the columns' names. Pure. */
export const tsvOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))]
    .map(tsvLine)
    .join("");
