/** Genotypes as the release writes them beside interactions: `SPA1:allele-1+SPB2:allele-3(overexpression)`. */
import { splitOutsideBrackets, wordAndBrackets } from "./brackets.ts";

export interface WrittenAllele {
  /** Its id. */
  readonly allele: string;
  /** null when not recorded. */
  readonly expression: string | null;
}

/** Blank text has no alleles. */
export const parseGenotype = (text: string): WrittenAllele[] =>
  splitOutsideBrackets(text, "+").map((part) => {
    const parts = wordAndBrackets(part);
    return parts ? { allele: parts.word, expression: parts.inside } : { allele: part, expression: null };
  });
