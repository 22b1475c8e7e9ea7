/** A column of a file. */
export interface FileColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string | number | null;
}

/** What would end a cell or a line becomes a blank: there is no quoting. */
const cell = (value: string | number | null): string => String(value ?? "").replaceAll(/[\t\r\n]+/g, " ");

/** Rows as lines with tabs between their cells, under a line of the columns' names. Pure. */
export const tsvOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => cell(text(row))))]
    .map((cells) => `${cells.join("\t")}\n`)
    .join("");
