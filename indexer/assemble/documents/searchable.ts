/** Puts together what the search box finds a thing by. */
import type { Lookup, Searchable, SearchedType, waysOf } from "../../../index-mappings/searchable.ts";

type Sort<T extends SearchedType = SearchedType> = (typeof waysOf)[T][number];

/** A way to find a thing: how it is matched, the name of its field, and its values; blank ones are left out. */
export type Way<T extends SearchedType = SearchedType> = readonly [sort: Sort<T>, field: string, ...texts: (string | null | undefined)[]];

export type Found = Pick<Searchable, Sort | "name_lengths" | "lookups">;

const lengthOf = (name: string): number => name.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;

/** The ways of a type, which is named, in the order in which a match is named. Equal values of one field count once. */
export function findBy<T extends SearchedType = never>(...ways: readonly Way<NoInfer<T>>[]): Found {
  const lookups = new Map<string, Lookup>();
  const all: readonly Way[] = ways;
  const valuesOf = (wanted: Sort): string[] => [...new Set(all.flatMap(([sort, , ...texts]) => (sort === wanted ? texts : [])))].flatMap((text) => text || []);
  for (const [sort, field, ...texts] of all) for (const text of texts) if (text && sort !== "passages") lookups.set(`${field}\t${text}`, { field, text });
  const names = valuesOf("names");
  return {
    ids: valuesOf("ids"), names, name_lengths: names.map(lengthOf), synonyms: valuesOf("synonyms"), aliases: valuesOf("aliases"), texts: valuesOf("texts"), passages: valuesOf("passages"),
    lookups: [...lookups.values()],
  };
}
