/** What is said otherwise than names have it: that bind tubulin, tRNA genes for leucine, DNA replication and repair, no growth. Pure. */
import { roleOf } from "../parse/relation-words.ts";
import { listedName } from "./lists.ts";
import { isTellingWord, phraseKey, phraseKeyOf } from "./phrase-key.ts";
import { foldedOf, worth } from "./reader.ts";
import type { Reader, Scored } from "./reader.ts";
import { termsOfOneName } from "./terms-of-one-name.ts";
import { fits } from "./vocabulary.ts";
import type { Meaning } from "./vocabulary.ts";

/** "Binds tubulin", "that bind to ATP": what is bound. */
const binding = /^(?:(?:that|which) )?(?:binds?|binding)(?: to)? (.+)$/;

/** What binds something is annotated to the function of that: ATP binding. */
export function boundAt(
  start: number,
  end: number,
  { tokens, vocabulary: { phrases } }: Reader,
): Scored | null {
  const [, bound] = binding.exec(foldedOf(tokens.slice(start, end))) ?? [];
  // "Binding proteins in the" says only how others are called.
  if (bound === undefined || roleOf.has(tokens[end - 1]?.folded ?? "")) return null;
  const key = phraseKey(`${bound} binding`);
  const called = phrases.called(key).filter(({ fit }) => fit <= fits.otherOrder);
  // "Calcium ion binding" has a word more.
  const isOfBinding = ({ kind, label }: Meaning): boolean => kind === "term" && label.endsWith(" binding");
  const found = called.length > 0 ? called : phrases.calledAmong(key, isOfBinding, 1);
  return found.length === 0
    ? null
    : { said: { is: "meaning", found }, score: worth.rolesTogether * (end - start) };
}

/** "tRNA genes for leucine", "transporters for glucose": what names have before the word for the thing. */
const madeFor = /^(\S+)(?: (?:genes?|proteins?))? for (\S+(?: \S+)?)$/i;

/** What something is for, where names have that before it. */
export function forAt(
  start: number,
  end: number,
  { tokens, vocabulary: { phrases } }: Reader,
): Scored | null {
  const span = tokens.slice(start, end);
  const [, thing, purpose] = madeFor.exec(span.map(({ text }) => text).join(" ")) ?? [];
  if (thing === undefined || roleOf.has(span[0]?.folded ?? "")) return null;
  const name = `${purpose} ${thing}`;
  const found = phrases.called(phraseKey(name)).filter(({ fit }) => fit <= fits.otherOrder);
  return found.length === 0
    ? null
    : {
        said: { is: "meaning", found: termsOfOneName(found, name) },
        score: worth.rolesTogether * span.length,
      };
}

/** "DNA replication and repair": what an item of a list is called with the words that it shares with another. */
export function listedAt(start: number, end: number, reader: Reader): Scored | null {
  const listed = listedName(start, end, reader);
  if (listed === null) return null;
  const score = worth.word * (end - start) + (listed.isLater ? worth.together : worth.shared);
  return { said: { is: "meaning", found: listed.found }, score };
}

/** Words that say that something is not there, with those around them, and how names of phenotypes say it. */
const absent = new Set("no without lack lacks lacking absence loss".split(" "));
const aroundAbsent = new Set("with have has having that which do does of any a an the".split(" "));
const gone = ["abolished", "absent"];

/** The word for what is observed of mutants. */
export const saysPhenotype = /^phenotypes?$/;

/** "No growth" and "without septum", said of mutants, are phenotypes: abolished growth, septum absent. Nothing where only genes are spoken of. */
export function absentAt(
  start: number,
  end: number,
  { tokens, saysCells, isOfCells, vocabulary: { phrases } }: Reader,
): Scored | null {
  if (!saysCells && start > 0) return null;
  const span = tokens.slice(start, end);
  // Genes without a growth phenotype are others.
  if (tokens.slice(start, end + 1).some(({ folded }) => saysPhenotype.test(folded))) return null;
  const at = span.findIndex(({ folded }) => !aroundAbsent.has(folded) && !absent.has(folded));
  if (at < 1 || !span.slice(0, at).some(({ folded }) => absent.has(folded))) return null;
  const others = span.slice(at).flatMap(({ words }) => words);
  // "No cell" of "no cell separation" is no abolished cellular process.
  if (!others.some(isTellingWord)) return null;
  const found = gone
    .flatMap((word) => phrases.called(phraseKeyOf([word, ...others])))
    .filter(({ meaning, fit }) => fit <= fits.otherOrder && isOfCells(meaning));
  return found.length === 0
    ? null
    : { said: { is: "meaning", found }, score: worth.rolesTogether * span.length };
}
