/** Texts as the indices compare them, so that what fits can be told and shown. Pure. */
import { greekLetters } from "../../../index-mappings/greek.ts";

const greek = new RegExp(`[${Object.keys(greekLetters).join("")}]`, "gu");

/** Texts that have nothing to fold but capitals, as most have. */
// oxlint-disable-next-line no-control-regex
const isPlain = /^[\u0000-\u007F]*$/;

const foldLetters = (text: string): string =>
  text
    .replaceAll(greek, (letter) => greekLetters[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();

/** No case, no accents, Greek letters as their names (see the analysis of the index mappings). */
export const fold = (text: string): string => (isPlain.test(text) ? text.toLowerCase() : foldLetters(text));

/** The words of a folded text, as the standard tokenizer splits it for our purposes. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** A folded text that knows where each of its units comes from. */
export interface FoldedText {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * Folds a text and remembers where each letter came from, so that matches can be shown in the text itself.
 */
export function foldWithOffsets(text: string): FoldedText {
  const from: number[] = [];
  const to: number[] = [];
  let folded = "";
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const plain = fold(sign);
    // An accent that stands by itself belongs to the letter before it.
    if (plain === "" && to.length > 0) to[to.length - 1] = end;
    for (let i = 0; i < plain.length; i++) {
      from.push(at);
      to.push(end);
    }
    folded += plain;
    at = end;
  }
  return { text: folded, from, to };
}

/** A word of a folded text, [start, end) of its units. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a folded text with where they begin and end; the end is not included. */
export const wordsWithOffsets = (folded: string): Word[] =>
  [...folded.matchAll(/[\p{L}\p{N}_]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
