/** How the fields of a catalogue are kept in the index. */
import {
  bytesColumn,
  double,
  flag,
  integer,
  keyword,
  shownOnly,
  storedInteger,
  storedText,
} from "./field-types.ts";
import type { Mapping } from "./field-types.ts";
import { entriesOf } from "./field.ts";
import type { Field, Fields, RecordOf } from "./field.ts";

function fieldMapping(field: Field): object {
  const isRead = field.use === "display";
  switch (field.type) {
    case "keyword":
    case "enum":
      return isRead ? storedText : keyword;
    case "integer":
      return isRead ? storedInteger : integer;
    case "float":
      return double;
    case "flag":
      return flag;
    case "bytes":
      return bytesColumn;
    case "object":
      return shownOnly;
  }
}

type NaturallySorted<C extends Fields> = {
  [K in keyof C]: C[K] extends { readonly list: { readonly sortBy: "natural" } } ? K : never;
}[keyof C] &
  string;

/** What lists are sorted by in natural order: a key for each such field. */
export type SortKeys<C extends Fields> = {
  readonly [K in NaturallySorted<C> as `sort_${K}`]: string | null;
};

/** Name of the field that holds the key of another one. */
export const sortKeyName = (field: string): string => `sort_${field}`;

const naturallySorted = (fields: Fields): string[] =>
  entriesOf(fields).flatMap(([name, { list }]) => (list?.sortBy === "natural" ? [name] : []));

/** The keys of a record, each made by `keyOf`. */
export const sortKeysOf = <C extends Fields>(
  fields: C,
  record: RecordOf<C>,
  keyOf: (text: string) => string,
): SortKeys<C> =>
  Object.fromEntries(
    naturallySorted(fields).map((name) => {
      const value = record[name as keyof typeof record];
      return [sortKeyName(name), typeof value === "string" ? keyOf(value) : null];
    }),
    // One for each field that SortKeys is made of.
  ) as SortKeys<C>;

/** The mapping of all fields. */
export const mappingOfFields = (fields: Fields): Mapping => ({
  ...Object.fromEntries(
    entriesOf(fields).flatMap(([name, field]) =>
      field.use === "search" ? [] : [[name, fieldMapping(field)]],
    ),
  ),
  ...Object.fromEntries(naturallySorted(fields).map((name) => [sortKeyName(name), keyword])),
});

/** Names of the fields that are never read back from `_source`. */
export const notInSource = (fields: Fields): string[] =>
  entriesOf(fields).flatMap(([name, { use, type }]) => (use === "query" || type === "bytes" ? [name] : []));
