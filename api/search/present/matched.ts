/** Which field and text of a hit matched what was typed. Pure. */
import type { Lookup } from "../../../index-mappings/searchable.ts";
import type { EntityType, SuggestHit } from "../../contract/suggest.ts";
import { fold, wordsOf } from "../../contract/values/fold.ts";
import { oneEditApart } from "../../contract/values/word-forms.ts";
import type { ParsedQuery } from "../parse/parse.ts";

/** The forms in which things of a type were looked up. */
export function formsOf(query: ParsedQuery, type: EntityType): string[] {
  const { text, whole, ids, ofAllele } = query[type];
  return [...new Set([text, whole, ...ids, ...ofAllele])].filter((form) => form !== "");
}

/** Running text about a thing, with the name that it has there. */
export const passageLookups = (passages: readonly string[], type: EntityType): Lookup[] =>
  passages.map((text) => ({ field: type === "term" ? "definition" : "abstract", text }));

export interface LabelAndLookups {
  readonly label: string;
  readonly lookups: readonly Lookup[];
}

/** The ways in which a text can match, best first; all are given folded text, folded query and the words of the query. */
const ways: readonly ((text: string, query: string, words: readonly string[]) => boolean)[] = [
  (text, query) => text === query,
  (text, query) => text.startsWith(query),
  (text, _query, words) =>
    words.length > 0 &&
    // What is nowhere in a text begins none of its words: most texts are not taken apart.
    words.every((word) => text.includes(word)) &&
    words.every((word) => wordsOf(text).some((have) => have.startsWith(word))),
  (text, query) => text.includes(query),
  (text, query) => query.length > 2 && oneEditApart(text, query),
  (text, _query, words) =>
    words.length > 1 &&
    words.every((word) => wordsOf(text).some((have) => have.startsWith(word) || isNear(have, word))),
];

const isNear = (have: string, word: string): boolean => word.length > 3 && oneEditApart(have, word);

/** How many of the words, each longer than a letter, begin or nearly are a word of the text. */
const wordsIn = (text: string, words: readonly string[]): number =>
  words.filter(
    (word) => word.length > 1 && wordsOf(text).some((have) => have.startsWith(word) || isNear(have, word)),
  ).length;

/** Longer texts are shown around the first word that matches. */
const maxText = 160;
const before = 40;

/** The part of a long text that shows why it matches. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= maxText) return text;
  const found = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].find(([have]) =>
    words.some((word) => fold(have).startsWith(word) || isNear(fold(have), word)),
  );
  const near = Math.max(0, (found?.index ?? 0) - before);
  const start = near === 0 ? 0 : text.indexOf(" ", near) + 1;
  const end = text.lastIndexOf(" ", start + maxText);
  return `${start === 0 ? "" : "… "}${text.slice(start, end > start ? end : start + maxText)}${end < text.length ? " …" : ""}`;
}

/**
 * The first of the hit's look-up texts that matches in the best way, else the one that holds wordCount of the words; null when
 * nothing has to be explained, because the label shows it. `queries` are the forms in which the text was looked up.
 */
export function matchedOf(
  { label, lookups }: LabelAndLookups,
  queries: readonly string[],
): SuggestHit["matched"] {
  const forms = queries
    .filter((query) => query !== "")
    .map((query) => ({ query: fold(query), words: wordsOf(fold(query)) }));
  const shown = fold(label);
  const texts = lookups.map((lookup) => ({ ...lookup, folded: fold(lookup.text) }));
  const wordCount = (folded: string): number => Math.max(...forms.map(({ words }) => wordsIn(folded, words)));
  let hits: typeof texts = [];
  for (const way of ways) {
    hits = texts.filter(({ folded }) => forms.some(({ query, words }) => way(folded, query, words)));
    if (hits.length > 0) break;
  }
  if (hits.length === 0 && forms.length > 0) {
    const best = Math.max(0, ...texts.map(({ folded }) => wordCount(folded)));
    if (best > 0) hits = texts.filter(({ folded }) => wordCount(folded) === best);
  }
  const [first] = hits;
  const isShown = hits.some(({ field, folded }) => field === "name" || shown.includes(folded));
  return isShown || first === undefined
    ? null
    : {
        field: first.field,
        text: excerpt(
          first.text,
          forms.flatMap(({ words }) => words),
        ),
      };
}
