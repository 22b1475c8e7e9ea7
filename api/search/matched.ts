/** Which field and text of a hit matched what was typed. Pure. */
import type { Lookup } from "../../index-mappings/searchable.ts";
import type { SuggestHit } from "../contract/suggest.ts";
import { fold, wordsOf } from "./fold.ts";

export interface Described {
  readonly label: string;
  readonly lookups: readonly Lookup[];
}

/** Whether b is a with at most one letter changed, added, left out or swapped with its neighbour. */
export function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return left.length <= 1 && right.length <= 1 || (left.length === 2 && left === [...right].reverse().join(""));
}

/** The ways in which a text can match, best first; all are given folded text, folded query and the words of the query. */
const ways: readonly ((text: string, query: string, words: readonly string[]) => boolean)[] = [
  (text, query) => text === query,
  (text, query) => text.startsWith(query),
  (text, _query, words) => words.length > 0 && words.every((word) => wordsOf(text).some((have) => have.startsWith(word))),
  (text, query) => text.includes(query),
  (text, _query, words) => words.some((word) => word.length > 1 && wordsOf(text).some((have) => have.startsWith(word))),
  (text, _query, words) => words.some((word) => word.length > 3 && wordsOf(text).some((have) => oneEditApart(have, word))),
];

/**
 * The first of the hit's look-up texts that matches in the best way; null when nothing has to be explained, because the
 * label shows it. `queries` are the forms in which the text was looked up.
 */
export function matchedOf({ label, lookups }: Described, queries: readonly string[]): SuggestHit["matched"] {
  const forms = queries.filter((query) => query !== "").map((query) => ({ query: fold(query), words: wordsOf(fold(query)) }));
  const shown = fold(label);
  for (const way of ways) {
    const hits = lookups.filter(({ text }) => forms.some(({ query, words }) => way(fold(text), query, words)));
    if (hits.length === 0) continue;
    const isShown = hits.some(({ field, text }) => field === "name" || shown.includes(fold(text)));
    const [first] = hits;
    return isShown || first === undefined ? null : { field: first.field, text: first.text };
  }
  return null;
}
