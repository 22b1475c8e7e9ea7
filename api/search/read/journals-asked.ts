/** The journals that texts about publications name: "papers in Nature", "Cell 2020". Pure. */
import { isYear } from "../parse/author-year.ts";
import { roleOf } from "../parse/relation-words.ts";
import { smallWords } from "./journals.ts";
import type { Journals } from "./journals.ts";
import type { KindAsked } from "./kinds-asked.ts";
import type { Token } from "./tokens.ts";

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
      if (!first || !last || !isCapital(first) || smallWords.has(first.folded) || smallWords.has(last.folded))
        continue;
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
  if (named.length === 0 || !named.every((token) => isCapital(token) || smallWords.has(token.folded)))
    return null;
  const words = named.map(({ text }) => text).join(" ");
  const names = journals.called(words);
  return names.length === 0
    ? null
    : { journal: { ...inJournal(names), isNot: false, words, start: 0, end: named.length }, year };
}
