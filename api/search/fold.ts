import { greekLetters } from "../../index-mappings/greek.ts";

const greek = new RegExp(`[${Object.keys(greekLetters).join("")}]`, "gu");

/** Text as the indices compare it: no case, no accents, Greek letters as their names (see the analysis of the index mappings). */
export const fold = (text: string): string =>
  text.replaceAll(greek, (letter) => greekLetters[letter] ?? letter).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of a folded text, as the standard tokenizer splits it for our purposes. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}_]+/gu) ?? [];
