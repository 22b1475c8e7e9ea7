/** The nearest spelling that finds something. */
import type { estypes } from "@elastic/elasticsearch";
import { z } from "zod";
import { fold, wordsOf } from "../../contract/values/fold.ts";
import { oneEditApart } from "../../contract/values/word-forms.ts";
import type { Searchable } from "../../../index-mappings/searchable.ts";

const word = /[\p{L}\p{N}_]+/gu;
/** Letters that a word has to have for a typo to be told from another word. */
const minLetters = 4;

/** The text with its mistyped words as the hit has them; null when the hit has no word near one of them. Pure. */
export function correctedBy(
  { label, lookups }: Pick<Searchable, "label" | "lookups">,
  text: string,
): string | null {
  const have = [label, ...lookups.map((lookup) => lookup.text)].flatMap((one) => wordsOf(fold(one)));
  let isNear = true;
  const corrected = text.replaceAll(word, (typed) => {
    if (have.some((one) => one.startsWith(typed))) return typed;
    const near = typed.length < minLetters ? undefined : have.find((one) => oneEditApart(one, typed));
    if (near === undefined) isNear = false;
    return near ?? typed;
  });
  return isNear && corrected !== text ? corrected : null;
}

/** A word with so many digits is an id or a part of one: each number is another thing. */
const minDigits = 3;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Whether a spelling leaves the words that are right as they are, and the digits of ids. Pure. */
export function keepsWords(text: string, spelling: string, right: ReadonlySet<string>): boolean {
  const spelled = wordsOf(spelling);
  return wordsOf(text).every((typed, i) => {
    const digits = digitsOf(typed);
    const isNumber = digits.length >= minDigits || digits === typed;
    return (
      spelled[i] === typed || (!right.has(typed) && !(isNumber && digitsOf(spelled[i] ?? "") !== digits))
    );
  });
}

/** Looks for words in the index that are up to two letters away from those that it does not have. */
export const wordSuggester = (text: string): estypes.SearchSuggester => ({
  words: {
    text,
    term: {
      field: "everything",
      suggest_mode: "missing",
      min_word_length: minLetters,
      prefix_length: 1,
      max_edits: 2,
      size: 3,
    },
  },
});

const suggested = z.object({
  words: z.array(z.object({ text: z.string(), options: z.array(z.object({ text: z.string() })) })),
});

/** How many spellings are tried. */
const maxTried = 3;

/** The text with each unknown word replaced by its best, second best … suggestion, best first. Pure. */
export function spellings(text: string, suggest: unknown): string[] {
  const read = suggested.safeParse(suggest);
  if (!read.success) return [];
  const options = new Map(
    read.data.words
      .filter((one) => one.options.length > 0)
      .map((one) => [one.text, one.options.map((option) => option.text)]),
  );
  const made = Array.from({ length: maxTried }, (_, rank) =>
    text.replaceAll(word, (typed) => {
      const of = options.get(typed);
      return of?.[Math.min(rank, of.length - 1)] ?? typed;
    }),
  );
  return [...new Set(made)].filter((one) => one !== text);
}
