/** Puts together what the search box finds a thing by. */
import type { Lookup, Searchable } from "../../../index-mappings/searchable.ts";

type Sort = "ids" | "names" | "synonyms" | "texts";

/** A way to find a thing: how it is matched, the name of its field, and its values; blank ones are left out. */
export type Way = readonly [sort: Sort, field: string, ...texts: (string | null | undefined)[]];

export type Found = Pick<Searchable, Sort | "lookups">;

/** The ways in the order in which a match is named. Equal values of one field count once. */
export function findBy(...ways: Way[]): Found {
  const sorted: Record<Sort, Set<string>> = { ids: new Set(), names: new Set(), synonyms: new Set(), texts: new Set() };
  const lookups = new Map<string, Lookup>();
  for (const [sort, field, ...texts] of ways) {
    for (const text of texts) {
      if (!text) continue;
      sorted[sort].add(text);
      lookups.set(`${field}\t${text}`, { field, text });
    }
  }
  const { ids, names, synonyms, texts } = sorted;
  return { ids: [...ids], names: [...names], synonyms: [...synonyms], texts: [...texts], lookups: [...lookups.values()] };
}
