/** Text as the indices compare it: no case, no accents, Greek delta as the word (see the analysis of the index mappings). */
export const fold = (text: string): string =>
  text.replaceAll(/[Δ∆δ]/gu, "delta").normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of a folded text, as the standard tokenizer splits it for our purposes. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}_]+/gu) ?? [];
