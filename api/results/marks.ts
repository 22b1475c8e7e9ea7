/** Which stretches of a text fit what was typed. Pure; nothing here is markup. */
import type { Marks } from "../contract/search.ts";
import { fold, wordsOf } from "../search/fold.ts";
import { oneEditApart } from "../search/matched.ts";

/** A folded text that knows where each of its units comes from. */
interface Folded {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function foldWithPlaces(text: string): Folded {
  const from: number[] = [];
  const to: number[] = [];
  let folded = "";
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const plain = fold(sign);
    // An accent that stands by itself belongs to the letter before it.
    if (plain === "" && to.length > 0) to[to.length - 1] = end;
    for (let i = 0; i < plain.length; i++) { from.push(at); to.push(end); }
    folded += plain;
    at = end;
  }
  return { text: folded, from, to };
}

const wordPattern = /[\p{L}\p{N}_]+/gu;

/** The length of the beginning of a word that fits one of those typed: their length, all of it for a typo, 0 for none. */
function fitting(word: string, typed: readonly string[]): number {
  // A single letter is marked only where it stands alone: it would be marked all over the text.
  const begun = typed.filter((one) => word === one || (one.length > 1 && word.startsWith(one))).map(({ length }) => length);
  if (begun.length > 0) return Math.max(...begun);
  return typed.some((one) => one.length > 3 && oneEditApart(word, one)) ? word.length : 0;
}

/** All stretches of `text` that fit one of the forms in which something was looked up, in order and apart from each other. */
export function marksOf(text: string, queries: readonly string[]): Marks {
  const { text: folded, from, to } = foldWithPlaces(text);
  const queryWords = [...new Set(queries.flatMap((query) => wordsOf(fold(query))))];
  const stretches: [number, number][] = [];
  for (const match of folded.matchAll(wordPattern)) {
    const length = fitting(match[0], queryWords);
    if (length > 0) stretches.push([match.index, match.index + length]);
  }
  for (const query of queries.map((one) => fold(one)).filter((one) => one.length > 1)) {
    for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
      // "cat" in "location" is no find; ids are found from their beginning only.
      if (at === 0 || /[^\p{L}\p{N}_]/u.test(folded[at - 1] ?? "")) stretches.push([at, at + query.length]);
    }
  }
  stretches.sort(([a], [b]) => a - b);
  const marks: Marks = [];
  for (const [start, end] of stretches) {
    const first = from[start] ?? 0;
    const last = to[end - 1] ?? 0;
    const before = marks.at(-1);
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else marks.push([first, last]);
  }
  return marks;
}
