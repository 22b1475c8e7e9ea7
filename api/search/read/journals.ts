/** Journals that publications are told to be in, by their names in full and in short: J Cell Sci is the Journal of Cell Science. Pure. */
import { fold, wordsOf } from "../../contract/values/fold.ts";
import { isYear } from "../parse/author-year.ts";
import { roleOf } from "../parse/relation-words.ts";
import type { KindAsked } from "./kinds-asked.ts";
import type { Token } from "./tokens.ts";

/** Words that short forms leave out. */
const small = new Set(["a", "and", "for", "in", "of", "the"]);

/** The telling words of a name, the place of publication in brackets left out: G3 (Bethesda). */
const namingWords = (name: string): string[] =>
  wordsOf(fold(name.replaceAll(/\([^)]*\)/g, ""))).filter((word) => !small.has(word));

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

/** Words of the longest name that is looked for. */
const maxWords = 8;
const publishes = /^(?:published|appeared|appearing)$/;

/** Whether a word is written as a name. */
const isCapital = ({ text }: Token): boolean => /\p{Lu}/u.test(text);

/** Whether a token says that publications are wanted, other than by what they are about. */
const isOfPapers = (token: Token | undefined): boolean =>
  token !== undefined &&
  (publishes.test(token.folded) || (roleOf.get(token.folded) === "papers" && token.folded !== "about"));

/**
 * Whether words around a name say that it is a journal: "Cell papers", "published in Nature". One of several words needs
 * none.
 * @param isNamed whether something else is called so, too
 */
function isOfJournal(start: number, end: number, tokens: readonly Token[], isNamed: boolean): boolean {
  const [before, next] = [tokens.slice(0, start).filter(({ folded }) => folded !== "the"), tokens[end]];
  const isIn = /^(?:in|from)$/.test(before.at(-1)?.folded ?? "");
  if (isNamed) return isIn && isOfPapers(before.at(-2));
  return isIn || end - start > 1 || isOfPapers(next) || isOfPapers(before.at(-1)) || isYear(next?.text ?? "");
}

/** Whether what begins at a token stands behind a journal as the next of a list. */
const isListed = (start: number, before: KindAsked | undefined, tokens: readonly Token[]): boolean =>
  before !== undefined &&
  ((before.end === start - 1 && /^(?:and|n?or)$/.test(tokens[start - 1]?.folded ?? "")) ||
    (before.end === start && tokens[start - 1]?.isBeforeComma === true));

/** What publications in a journal have. */
const inJournal = (names: readonly string[]): Pick<KindAsked, "says" | "label" | "query"> => ({
  says: "journal",
  label: `in ${names[0]}`,
  query: { terms: { journal: [...names] } },
});

/** The journals that a text about publications names. */
export function journalsAsked(
  tokens: readonly Token[],
  journals: Journals,
  isNamed: (start: number, end: number) => boolean,
): KindAsked[] {
  const asked: KindAsked[] = [];
  const journalAt = (start: number): KindAsked | null => {
    for (let end = Math.min(tokens.length, start + maxWords); end > start; end--) {
      const span = tokens.slice(start, end);
      const [first, last] = [span[0], span.at(-1)];
      if (!first || !last || !isCapital(first) || small.has(first.folded) || small.has(last.folded)) continue;
      if (!isListed(start, asked.at(-1), tokens) && !isOfJournal(start, end, tokens, isNamed(start, end)))
        continue;
      const words = span.map(({ text }) => text).join(" ");
      const names = journals.called(words);
      if (names.length === 0) continue;
      const before = tokens.slice(0, start).findLast(({ folded }) => !/^(?:in|from|the)$/.test(folded));
      const isNot = roleOf.get(before?.folded ?? "") === "not";
      const said = inJournal(names);
      return { ...said, label: isNot ? `not ${said.label}` : said.label, isNot, words, start, end };
    }
    return null;
  };
  for (let at = 0; at < tokens.length;) {
    const journal = journalAt(at);
    if (journal) asked.push(journal);
    at = journal?.end ?? at + 1;
  }
  return asked;
}

/** The journal and the year that a whole text consists of: "Nature 2020"; null for any other. */
export function journalOfYear(
  tokens: readonly Token[],
  journals: Journals,
): { readonly journal: KindAsked; readonly year: string } | null {
  const year = tokens.at(-1)?.text ?? "";
  if (!isYear(year)) return null;
  const named = tokens.slice(0, -1);
  if (named.length === 0 || !named.every((token) => isCapital(token) || small.has(token.folded))) return null;
  const words = named.map(({ text }) => text).join(" ");
  const names = journals.called(words);
  return names.length === 0
    ? null
    : { journal: { ...inJournal(names), isNot: false, words, start: 0, end: named.length }, year };
}
