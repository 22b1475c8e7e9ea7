/** Reads the tab-separated formats from their declaration. */
import { CellError } from "./tables/columns.ts";
import { counted } from "../../index-mappings/counted.ts";
import { ReadFailure } from "./problem.ts";
import type { Column, RowOf, Table } from "./tables/columns.ts";
import type { LineBatch } from "./lines.ts";
import type { Note } from "./problem.ts";
import type { Located } from "./records.ts";

/**
 * Yields the rows of a table in batches and returns the number of data lines, broken ones included.
 * Notes lines with too few or too many cells, bad cells (such rows are left out) and repeated keys.
 * @throws ReadFailure when the header row is not that of the format, or a comment names another version
 */
export async function* readTable<C extends Table["columns"]>(
  table: Table<C>,
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly Located<RowOf<C>>[], number> {
  let layout = table.header === "none" ? Object.keys(table.columns) : null;
  let readRow = layout && rowReader(table, layout);
  // Without a header row, optional columns are the last ones, and a line tells itself whether it has them.
  const mayLack = table.header === "none" ? (table.optional?.length ?? 0) : 0;
  const checkKey = keyChecker(table, note);
  let count = 0;
  for await (const batch of lines) {
    const rows: Located<RowOf<C>>[] = [];
    for (let index = 0; index < batch.lines.length; index++) {
      const text = batch.lines[index] ?? "";
      const line = batch.first + index;
      if (!layout || !readRow) {
        if (table.header === "hash-row" && aboveHeader.test(text)) continue;
        layout = layoutOf(table, text, line);
        readRow = rowReader(table, layout);
        continue;
      }
      if (table.comment !== undefined && text.startsWith(table.comment)) {
        checkVersion(table, text, line);
        continue;
      }
      if (text === "") continue;
      count++;
      const cells = text.split("\t");
      if (cells.length > layout.length || cells.length < layout.length - mayLack) {
        note(line, `expected ${counted(layout.length, "column")}, found ${cells.length}`, text);
        continue;
      }
      const row = readRow(cells, line, note);
      if (!row) continue;
      checkKey?.(row);
      rows.push(row);
    }
    yield rows;
  }
  if (!layout) throw new ReadFailure(null, "the file is empty: expected a header row");
  return count;
}

/** @throws ReadFailure when a comment says that the file is of another version: each of its lines would be wrong */
function checkVersion({ version }: Table, text: string, line: number): void {
  const [, found] = version?.line.exec(text) ?? [];
  if (version && found !== undefined && found !== version.expected)
    throw new ReadFailure(
      line,
      `this is ${version.format} ${found}, expected ${version.format} ${version.expected}: npm run release -- import makes it from other versions`,
      text,
    );
}

/** What a file says of itself above its header row, as those of the site do: one cell, and a blank behind the `#`. */
const aboveHeader = /^# [^\t]*$/;

/** The column keys of a file in its order, from its header row. */
function layoutOf(table: Table, headerRow: string, line: number): string[] {
  const names = (table.header === "hash-row" ? headerRow.replace(/^#/, "") : headerRow).split("\t");
  const layout: string[] = [];
  for (const [key, column] of Object.entries(table.columns)) {
    const name = names[layout.length];
    if (name !== undefined && (name === column.header || column.aliases?.includes(name))) layout.push(key);
    else if (!table.optional?.includes(key)) {
      const found = name === undefined ? "is missing" : `is "${name}"`;
      throw new ReadFailure(
        line,
        `wrong header row: column ${layout.length + 1} ${found}, expected "${column.header}"`,
        headerRow,
      );
    }
  }
  if (names.length > layout.length) {
    throw new ReadFailure(
      line,
      `wrong header row: column ${layout.length + 1} is "${names[layout.length]}", expected no more columns`,
      headerRow,
    );
  }
  return layout;
}

/** A function that reads the cells of one line, or notes the first bad one and gives null. */
function rowReader<C extends Table["columns"]>(table: Table<C>, layout: readonly string[]) {
  const columns = layout.map((key): readonly [string, Column<unknown>["parse"]] => [
    key,
    table.columns[key]?.parse ?? ((cell) => cell),
  ]);
  const absent = Object.fromEntries(
    Object.entries(table.columns)
      .filter(([key]) => !layout.includes(key))
      .map(([key, column]) => [key, column.parse("")]),
  );
  return (cells: readonly string[], line: number, note: Note): Located<RowOf<C>> | null => {
    const row: Record<string, unknown> = { line, ...absent };
    let index = 0;
    try {
      for (const [key, parse] of columns) {
        row[key] = parse(cells[index] ?? "");
        index++;
      }
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      note(line, error.message, cells[index]);
      return null;
    }
    // Each column was parsed by its own declaration, which is what RowOf describes; the loop hides that from the compiler.
    return row as Located<RowOf<C>>;
  };
}

/** Notes rows whose key occurred before; undefined when the table has no key. */
function keyChecker(
  table: Table,
  note: Note,
): ((row: Located<Readonly<Record<string, unknown>>>) => void) | undefined {
  const { key } = table;
  if (!key) return undefined;
  const firstLines = new Map<string, number | null>();
  const headers = key.map((column) => table.columns[column]?.header).join(" and ");
  return (row) => {
    const value = key.map((column) => String(row[column])).join(" ");
    const first = firstLines.get(value);
    if (first === undefined) firstLines.set(value, row.line);
    else note(row.line, `duplicate ${headers}: the same is in line ${first}`, value);
  };
}
