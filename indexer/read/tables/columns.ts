/**
 * Column kinds of the tab-separated release formats. A kind turns one cell into a value or says why it cannot;
 * the reader adds file and line. Kinds are data so that the reader, `release check` and the tests share one definition.
 */
export interface Column<T> {
  /** Column name as the header row of the format writes it, without a leading `#`. */
  readonly header: string;
  /** Other names of the column in official files. */
  readonly aliases?: readonly string[];
  /** Returns the value of a cell, or throws a CellError whose message says what was expected. */
  readonly parse: (cell: string) => T;
}

/** Why a cell cannot be read; the reader turns it into a problem with file, line, column and the cell as example. */
export class CellError extends Error {}

type Columns = Readonly<Record<string, Column<unknown>>>;

/** The row type that a set of columns describes: one property a column. */
export type RowOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** A tab-separated format: whether a header row stands first, and its columns in file order. */
export interface Table<C extends Columns = Columns> {
  readonly header: "none" | "row" | "hash-row";
  readonly columns: C;
  /**
   * Columns (keys) that an official file may lack, as its header row tells; their cells are then read as "". Without a
   * header row, the last columns, which a line may lack.
   */
  readonly optional?: readonly string[];
  /** Columns (keys) whose cells together may occur in one row only. */
  readonly key?: readonly string[];
  /** How comment lines begin, e.g. `!` in GAF. */
  readonly comment?: string;
  /** A comment line in which a file names its format and version, the first group of the pattern. */
  readonly version?: { readonly line: RegExp; readonly format: string; readonly expected: string };
}

/** Declares a table; only there to infer the column keys and to hold `optional` and `key` to them. */
export function table<C extends Columns>(
  definition: Table<C> & { readonly optional?: readonly (keyof C)[]; readonly key?: readonly (keyof C)[] },
): Table<C> {
  return definition;
}

const fail = (expected: string): never => {
  throw new CellError(expected);
};

/** Free text, "" when blank. */
export const text = (header: string): Column<string> => ({ header, parse: (cell) => cell });

/** A column that some official files call by another name. */
export const alsoCalled = <T>(column: Column<T>, ...aliases: string[]): Column<T> => ({ ...column, aliases });

/** Text that may not be blank. */
export const required = (header: string): Column<string> => ({
  header,
  parse: (cell) => (cell === "" ? fail(`${header} is blank`) : cell),
});

/** Text that may not be blank and has to match a pattern. */
export const matching = (header: string, pattern: RegExp, expected: string): Column<string> => ({
  header,
  parse: (cell) => (pattern.test(cell) ? cell : fail(`${header}: expected ${expected}`)),
});

/** Prefixed identifier such as GO:0000001 or PMID:123. */
export const curie = (header: string): Column<string> =>
  matching(header, /^[A-Za-z][\w.-]*:\S+$/, "an identifier with a prefix, such as GO:0008150");

/** Prefixed identifier or "". */
export const optionalCurie = (header: string): Column<string> => {
  const { parse } = curie(header);
  return { header, parse: (cell) => (cell === "" ? cell : parse(cell)) };
};

const none: readonly string[] = [];

/** Values joined by a separator; blank is the empty list. */
export const list = (header: string, separator: string): Column<readonly string[]> => ({
  header,
  parse: (cell) =>
    cell === ""
      ? none
      : cell
          .split(separator)
          .map((part) => part.trim())
          .filter((part) => part !== ""),
});

/** Whole number, at least `min`. */
export const integer = (header: string, min = 0): Column<number> => ({
  header,
  parse: (cell) => {
    const value = Number(cell);
    return /^-?\d+$/.test(cell) && value >= min
      ? value
      : fail(`${header}: expected a whole number from ${min}`);
  },
});

/** Decimal number; null when blank. */
export const decimal = (header: string): Column<number | null> => ({
  header,
  parse: (cell) => {
    if (cell === "") return null;
    const value = Number(cell);
    return /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(cell) && Number.isFinite(value)
      ? value
      : fail(`${header}: expected a number`);
  },
});

/** Date as ISO yyyy-mm-dd (GAF's yyyymmdd is converted); "" when blank. */
export const date = (header: string): Column<string> => ({
  header,
  parse: (cell) => {
    if (cell === "") return cell;
    const parts = /^(\d{4})(-?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])$/.exec(cell);
    return parts ? `${parts[1]}-${parts[3]}-${parts[4]}` : fail(`${header}: expected a date as 2025-09-01`);
  },
});

/** One of a closed list of values. */
export const oneOf = <const V extends string>(header: string, values: readonly V[]): Column<V> => ({
  header,
  parse: (cell) =>
    values.find((value) => value === cell) ??
    fail(`${header}: expected one of ${values.map((v) => v || "(blank)").join(", ")}`),
});
