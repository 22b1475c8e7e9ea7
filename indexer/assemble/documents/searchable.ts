/** Puts together what the search box finds a thing by. */
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import type { Fields, FoundValues, SearchField } from "../../../index-mappings/fields/field.ts";
import { writeSuggestionPayload } from "../../../index-mappings/searchable.ts";
import type { Lookup, Searchable } from "../../../index-mappings/searchable.ts";

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

/** What search finds a thing by, as its catalogue says, and what is shown of it. Blank values, and equal ones of one field, are left out. */
export function searchable<C extends Fields>(
  fields: C,
  values: FoundValues<NoInfer<C>>,
  shown: DisplayFields,
): Searchable {
  const all = entriesOf(fields).flatMap(([name, { found }]) => {
    if (!found) return [];
    // FoundValues has all fields with `found`.
    const value: unknown = values[name as keyof typeof values];
    return [value]
      .flat()
      .flatMap((one) =>
        typeof one === "number" || (typeof one === "string" && one !== "")
          ? { ...found, text: String(one) }
          : [],
      );
  });
  const valuesOf = (field: SearchField): string[] => [
    ...new Set(all.filter(({ by }) => by === field).map(({ text }) => text)),
  ];
  const lookups: Lookup[] = [
    ...new Map(
      all
        .filter(({ by }) => by !== "passages")
        .map(({ as: field, text }) => [`${field}\t${text}`, { field, text }]),
    ).values(),
  ];
  const names = valuesOf("names");
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
