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
} from "../field-types.ts";
import type { Mapping } from "../field-types.ts";
import { entriesOf } from "./field.ts";
import type { Field, Fields } from "./field.ts";

function fieldMapping(field: Field): object {
  const isRead = field.kept === "to be read";
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
    case "nested":
      return {
        type: "nested",
        properties: Object.fromEntries(
          Object.entries(field.properties ?? {}).map(([name, type]) => [name, { type }]),
        ),
      };
  }
}

/** Fields that hold what lists are sorted by in natural order. */
const sortKeyName = (field: string): string => `sort_${field}`;

const isSortedNaturally = ({ list }: Field): boolean => list?.sortBy === "natural";

/** Names of the fields that lists sort in natural order: the index has a key for each, by `sortKeyName`. */
const naturallySorted = (fields: Fields): string[] =>
  entriesOf(fields).flatMap(([name, field]) => (isSortedNaturally(field) ? [name] : []));

/** The mapping of all fields. */
export const mappingOfFields = (fields: Fields): Mapping => ({
  ...Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, fieldMapping(field)])),
  ...Object.fromEntries(naturallySorted(fields).map((name) => [sortKeyName(name), keyword])),
});
