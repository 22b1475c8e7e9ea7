/** Puts together what the search box finds a thing by. */
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import type { Fields, RecordOf } from "../../../index-mappings/fields/field.ts";
import { writeSuggestionPayload } from "../../../index-mappings/searchable.ts";
import type {
  Lookup,
  Searchable,
  SearchedType,
  searchFieldsByType,
} from "../../../index-mappings/searchable.ts";

type SearchField<T extends SearchedType = SearchedType> = (typeof searchFieldsByType)[T][number];

/** A way to find a thing: how it is matched, the name of its field, and its values; blank ones are left out. */
export type SearchValues<T extends SearchedType = SearchedType> = readonly [
  sort: SearchField<T>,
  field: string,
  ...texts: (string | null | undefined)[],
];

/** Ways in which a catalogue says that a thing is found by its fields. */
type SearchFieldOf<C extends Fields> = Extract<C[keyof C], { readonly found: object }>["found"]["by"];

/** The ways to find a record by its own fields, in the order of the catalogue. */
export const searchValuesOf = <C extends Fields>(
  fields: C,
  record: RecordOf<C>,
): (readonly [by: SearchFieldOf<C>, field: string, ...texts: string[]])[] =>
  entriesOf(fields).flatMap(([name, { found }]) => {
    if (!found) return [];
    const value = record[name];
    const texts = Array.isArray(value) ? value.map(String) : value === null ? [] : [String(value)];
    // The entry is one of those that WayOf is made of.
    return [[found.by as SearchFieldOf<C>, found.as, ...texts] as const];
  });

/** What is shown of a thing, and how well it is known; whether it is listed, which nearly all things are. */
export type DisplayFields = Pick<Searchable, "id" | "label" | "detail" | "weight"> &
  Partial<Pick<Searchable, "listed">>;

const lengthOf = (name: string): number => name.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;

/** A number after a hyphen is one of its own (wee1-50), and what has many parts is a formula. */
const compound =
  /(?<![\p{L}\p{N}-])\p{L}[\p{L}\p{N}]*(?:-(?=\p{N}*\p{L})[\p{L}\p{N}]+){1,2}(?![\p{L}\p{N}-])/gu;
const withoutHyphens = (text: string): string =>
  text.replaceAll(compound, (word) => word.replaceAll("-", ""));
/** Those of the texts that have a compound word, without its hyphen. */
export const joinedOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(withoutHyphens).filter((joined, i) => joined !== texts[i])),
];

/** A thing that can be found, in the ways of its type, which is named, in the order in which a match is named. Equal values of one field count once. */
export function searchable<T extends SearchedType = never>(
  shown: DisplayFields,
  ...ways: readonly SearchValues<NoInfer<T>>[]
): Searchable {
  const found = new Map<string, Lookup>();
  const all: readonly SearchValues[] = ways;
  const valuesOf = (chosenSort: SearchField): string[] =>
    [...new Set(all.flatMap(([sort, , ...texts]) => (sort === chosenSort ? texts : [])))].flatMap(
      (text) => text || [],
    );
  for (const [sort, field, ...texts] of all)
    for (const text of texts)
      if (text && sort !== "passages") found.set(`${field}\t${text}`, { field, text });
  const names = valuesOf("names");
  const lookups = [...found.values()];
  const [synonyms, aliases, texts] = [valuesOf("synonyms"), valuesOf("aliases"), valuesOf("texts")];
  return {
    listed: true,
    ...shown,
    ids: valuesOf("ids"),
    names,
    name_lengths: names.map(lengthOf),
    synonyms,
    aliases,
    texts,
    phrases: [
      ...lookups.flatMap(({ field, text }) => (field === "product" ? [text] : [])),
      ...joinedOf([...names, ...synonyms, ...aliases, ...texts]),
    ],
    passages: valuesOf("passages"),
    lookups,
    suggestion_payload: writeSuggestionPayload({ ...shown, lookups }),
  };
}
