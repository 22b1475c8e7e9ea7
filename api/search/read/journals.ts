/** Journals that publications are told to be in, by their names in full and in short: J Cell Sci is the Journal of Cell Science. Pure. */
import { fold, wordsOf } from "../../contract/values/fold.ts";

/** Words that short forms of names leave out. */
export const smallWords = new Set(["a", "and", "for", "in", "of", "the"]);

/** The telling words of a name, the place of publication in brackets left out: G3 (Bethesda). */
const namingWords = (name: string): string[] =>
  wordsOf(fold(name.replaceAll(/\([^)]*\)/g, ""))).filter((word) => !smallWords.has(word));

/** Letters of the shortest name by initials, and words that have them. */
const minInitials = 3;

/** PNAS of Proc Natl Acad Sci U S A. */
function areInitials([short = "", other]: readonly string[], long: readonly string[]): boolean {
  if (other !== undefined || short.length < minInitials || long.length < minInitials) return false;
  const letters = long.map((word) => word.slice(0, 1)).join("");
  // Behind the name stands the country.
  return letters === short || (short.length > minInitials && letters.startsWith(short));
}

/** Whether a word is short for another, or the same: a plural is another word, as in Mol Cell and Mol Cells. */
const isShortFor = (word: string, other: string): boolean => other.startsWith(word) && other !== `${word}s`;

/** Whether two names are of one journal: each word begins the other, or the one is the initials of the other. */
function areOfOne(one: readonly string[], other: readonly string[]): boolean {
  if (areInitials(one, other) || areInitials(other, one)) return true;
  if (one.length !== other.length) return false;
  // A word alone is no short form: Gene is not Genetics.
  if (one.length === 1) return one[0] === other[0];
  return one.every((word, at) => {
    const same = other[at] ?? "";
    return isShortFor(word, same) || isShortFor(same, word);
  });
}

interface Journal {
  /** As publications have it. */
  readonly name: string;
  readonly words: readonly string[];
}

/** All forms of a name begin with the same letter. */
const letterOf = ([first = ""]: readonly string[]): string => first.slice(0, 1);

/** The journals of a release. */
export class Journals {
  readonly #byLetter: ReadonlyMap<string, readonly Journal[]>;

  constructor(names: readonly string[]) {
    const journals = names.map((name) => ({ name, words: namingWords(name) }));
    this.#byLetter = Map.groupBy(journals, ({ words }) => letterOf(words));
  }

  /** All ways in which publications write the journal of a name, the longest first; none where they have no such journal. */
  called(text: string): string[] {
    const words = namingWords(text);
    const near = this.#byLetter.get(letterOf(words)) ?? [];
    const found = near.filter((one) => areOfOne(words, one.words));
    // What is short for one of them can be long for another: PNAS, Proc Natl Acad Sci.
    const all = near.filter((one) => found.some((other) => areOfOne(one.words, other.words)));
    return all.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  }
}
