/** A typed text word by word, each with its place. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { namingWords } from "./phrase-key.ts";

export interface Token {
  /** As typed, without signs around it. */
  readonly text: string;
  readonly folded: string;
  /** The words of the names that it can stand in. */
  readonly words: readonly string[];
  /** [start, end) in what was typed, signs included. */
  readonly start: number;
  readonly end: number;
  readonly isBeforeComma: boolean;
  /** Whether it tells a condition of experiments: alone it names nothing that is observed. */
  readonly isCondition?: boolean;
}

/** Words that are read; the others are said to be left out. */
export const maxTokens = 24;

/** A sign of comparison before a number stays. */
const before = /^(?:[\s"'“”‘’«([{*]|<(?!=?\d))+/;
const signs = new Set(["&", "<", ">", "<=", ">=", "≤", "≥"]);
const after = /[\s"'“”‘’»)\]}>.,;:!?*]+$/;

/** All words of a text; signs alone are none, but for those that mean "and" or compare. */
export function tokensOf(typed: string): Token[] {
  return [...typed.matchAll(/\S+/g)].flatMap(({ 0: whole, index }) => {
    const text = whole.replace(before, "").replace(after, "");
    const folded = fold(text);
    const words = namingWords(folded);
    return words.length === 0 && !signs.has(text)
      ? []
      : [
          {
            text,
            folded,
            words,
            start: index,
            end: index + whole.length,
            isBeforeComma: whole.endsWith(","),
          },
        ];
  });
}

/** Whether a word is written as symbols of genes are, in capitals. */
export const isSymbol = (token: Token | undefined): boolean => /^[A-Z][A-Z\d-]+$/.test(token?.text ?? "");

/** Whether a word alone can only be the symbol of a gene: TP53, or a protein by its mass, p53. Ids have more digits. */
export const isSymbolAlone = ({ text }: Token): boolean =>
  /^(?:[A-Z][A-Z-]*\d{1,3}[A-Z-]*|[Pp]\d{2,3})$/.test(text);

/** The same where words say that a gene is named: then letters with a number are one, too, as in "homolog of p53". */
export const isSymbolAmongWords = (token: Token | undefined): boolean =>
  isSymbol(token) || /^[a-z]{1,6}\d+[a-z]?$/i.test(token?.text ?? "");
