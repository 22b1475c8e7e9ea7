/** Authors as texts name them: "paul nurse", "Paul Nurse (1987)", "Nurse P 1987", "Hayles et al. 2013". Pure. */
import { isYear } from "../parse/author-year.ts";
import { roleOf } from "../parse/relation-words.ts";
import { givenNames } from "./given-names.ts";
import { isTellingWord, phraseKeyOf } from "./phrase-key.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import type { Token } from "./tokens.ts";

/** A person: publications have the surname and the beginnings of the first names. */
export interface Author {
  readonly text: string;
  /** Folded, in the order in which they were typed; the surname may be any of them. */
  readonly names: readonly string[];
  readonly initials: string;
}

const initials = /^(?:\p{Lu}\.?-?){1,3}$/u;
const name = /^\p{L}[\p{L}'’-]+$/u;
/** Behind the first author of several. */
const others = /^(?:et|al)$/;

const isShort = ({ text }: Token): boolean => initials.test(text);

/** The person of some tokens; null where these are no names. */
function authorOf(tokens: readonly Token[]): Author | null {
  const short = tokens.filter(isShort);
  const names = tokens.filter((token) => !short.includes(token));
  if (names.length === 0 || !names.every(({ text }) => name.test(text))) return null;
  return {
    text: tokens.map(({ text }) => text).join(" "),
    names: names.map(({ folded }) => folded),
    initials: short.map(({ folded }) => folded.replaceAll(/[.-]/g, "")).join(""),
  };
}

/** All persons of some tokens, behind each other or joined by "and"; null where some are none. */
export function authorsOf(tokens: readonly Token[]): Author[] | null {
  const persons: Token[][] = [[]];
  let last: Token | undefined;
  for (const token of tokens) {
    const isJoined = token.folded === "and" || token.text === "&";
    // "Nurse P, Moreno S": initials behind a name end it.
    const isNext =
      last !== undefined && isShort(last) && !isShort(token) && (persons.at(-1)?.length ?? 0) > 1;
    if (isJoined || isNext) persons.push([]);
    if (!isJoined && !others.test(token.folded)) persons.at(-1)?.push(token);
    last = token;
  }
  const authors = persons.filter((person) => person.length > 0).map(authorOf);
  return authors.every((author) => author !== null) ? authors : null;
}

/** Tokens that name authors, with the "and" between them: "papers by Hayles and Nurse" are by two. */
export const withJoints = (places: readonly number[], tokens: readonly Token[]): Token[] =>
  places.flatMap((at, index) => {
    const joint = index > 0 && places[index - 1] === at - 2 ? tokens[at - 1] : undefined;
    return [
      ...(joint?.folded === "and" || joint?.text === "&" ? [joint] : []),
      ...(tokens[at] ? [tokens[at]] : []),
    ];
  });

export interface Citation {
  readonly authors: readonly Author[];
  /** Null where people are only named. */
  readonly year: string | null;
}

/** The publication that a whole text cites by its authors, and its year; null for any other text. */
export function citationOf(tokens: readonly Token[], { phrases, genes }: Vocabulary): Citation | null {
  const last = tokens.at(-1);
  const year = last !== undefined && isYear(last.text) ? last.text : null;
  const before = year === null ? tokens : tokens.slice(0, -1);
  if (before.length === 0) return null;
  if (before.some(({ folded }) => roleOf.has(folded) && folded !== "and")) return null;
  const authors = authorsOf(before);
  if (authors === null || authors.length === 0) return null;
  const isKnown = (word: string): boolean =>
    !isTellingWord(word) ||
    phraseKeyOf([word]).stems.some((stem) => phrases.knows(stem)) ||
    genes.find(word) !== undefined;
  const areStrange = authors.every(({ names }) => names.length > 1 && !names.some(isKnown));
  const areGiven = authors.every(({ names: [first = ""] }) => givenNames.has(first));
  if (areStrange && areGiven) return { authors, year };
  // Two words and a year may be about anything.
  const says = before.some((token) => others.test(token.folded) || isShort(token));
  const areCapital = before.every(({ text }) => /^\p{Lu}/u.test(text));
  return year !== null && (says || (areCapital && areStrange)) ? { authors, year } : null;
}
