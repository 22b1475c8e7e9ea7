/** Which spans of a text fit what was typed. Pure; nothing here is markup. */
import { fold, foldWithOffsets, wordsWithOffsets } from "./fold.ts";
import type { Word } from "./fold.ts";
import { areForms, isTypo } from "./word-forms.ts";

type Span = [start: number, end: number];

/** The gene in the name of a deletion or of a protein: cdc2 of cdc2delta, deltacdc2 and cdc2p. */
const geneOf = (word: string): string =>
  word.replace(/^delta(?=[a-z]+\d)/, "").replace(/(?<=\d[a-z]?)delta$|(?<=\d)p$/, "");

/** Words that hold others together: marked alone, they say nothing of why a text was found. */
const joining = /^(?:and|are|as|at|by|for|from|in|is|of|on|or|that|the|to|with)$/;

/** The words of what was typed, but for those that only join others, the genes in them, and words with hyphens written without. */
function typedWords(folded: string): string[] {
  const all = wordsWithOffsets(folded).map(({ text }) => text);
  // The last one may be the beginning of another.
  const words = all.filter((word, at) => at === all.length - 1 || !joining.test(word));
  const joined = folded.match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)+/gu) ?? [];
  return [...words, ...words.map(geneOf), ...joined.map((word) => word.replaceAll("-", ""))];
}

/** The span of a single word that fits one typed: its beginning, or all of it as another form. */
function fitting({ text, start, end }: Word, typed: string): Span | null {
  // A single letter is marked only where it stands alone: it would be marked all over the text.
  if (text === typed || (typed.length > 1 && text.startsWith(typed))) return [start, start + typed.length];
  return areForms(text, typed) ? [start, end] : null;
}

/** Words that are written as one by some. */
const maxParts = 4;
const minCompound = 3;

/** The span of several words from `at` on that fits one typed without the hyphens or blanks between: H3-K4 for h3k4, spindle pole for spindlepole. */
function fittingCompound(folded: string, words: readonly Word[], at: number, typed: string): Span | null {
  const [first, ...others] = words.slice(at, at + maxParts);
  if (
    !first ||
    typed.length < minCompound ||
    typed.length <= first.text.length ||
    !typed.startsWith(first.text)
  )
    return null;
  let all = first.text;
  let last = first.end;
  let isSpaced = false;
  for (const { text, start, end } of others) {
    const gap = folded.slice(last, start);
    if (!/^[-\u2010 ]$/.test(gap)) return null;
    isSpaced ||= gap === " ";
    // Over a blank, the whole word has to fit: "ina" is no beginning of "in activity".
    if (!isSpaced && (all + text).startsWith(typed)) return [first.start, start + typed.length - all.length];
    all += text;
    last = end;
    if (areForms(all, typed)) return [first.start, end];
    if (!typed.startsWith(all)) return null;
  }
  return null;
}

/** Where one word that was typed stands; where it is meant if it stands nowhere. */
function spansOf(folded: string, words: readonly Word[], typed: string): Span[] {
  const spans = words.flatMap((word, at) => {
    const found = fitting(word, typed) ?? fittingCompound(folded, words, at, typed);
    return found ? [found] : [];
  });
  if (spans.length > 0) return spans;
  return words.filter(({ text }) => isTypo(typed, text)).map(({ start, end }) => [start, end]);
}

/**
 * All spans of `text` that fit one of the forms in which something was looked up, as [start, end) of UTF-16 units, in
 * order and apart from each other.
 */
export function marksOf(text: string, queries: readonly string[]): Span[] {
  const { text: folded, from, to } = foldWithOffsets(text);
  const words = wordsWithOffsets(folded);
  const typed = queries.map((query) => fold(query).trim());
  const spans = [...new Set(typed.flatMap(typedWords))].flatMap((word) => spansOf(folded, words, word));
  for (const query of typed.filter((one) => one.length > 1)) {
    for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
      // "cat" in "location" is no find; ids are found from their beginning only.
      if (at === 0 || /[^\p{L}\p{N}_]/u.test(folded[at - 1] ?? "")) spans.push([at, at + query.length]);
    }
  }
  spans.sort(([a], [b]) => a - b);
  const marks: Span[] = [];
  for (const [start, end] of spans) {
    const first = from[start] ?? 0;
    const last = to[end - 1] ?? 0;
    const before = marks.at(-1);
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else marks.push([first, last]);
  }
  return marks;
}
