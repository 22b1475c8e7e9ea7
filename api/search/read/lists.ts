/** Lists whose items share words: "DNA replication and repair", "plasma and vacuolar membrane", "sensitive to thiabendazole and benomyl". Pure. */
import { roleOf } from "../parse/relation-words.ts";
import { opposites } from "./other-words.ts";
import { phraseKeyOf } from "./phrase-key.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";
import { differInOneWord } from "./terms-of-one-name.ts";
import { fits } from "./vocabulary.ts";
import type { Found } from "./vocabulary.ts";

/** Words of the longest name that others share words with, and words that may stand between them. */
const maxWords = 4;
const maxBetween = 8;

const isJoint = (token: Token | undefined): boolean => {
  const role = roleOf.get(token?.folded ?? "");
  return role === "and" || role === "or";
};
const isWord = (token: Token | undefined): boolean => token !== undefined && !roleOf.has(token.folded);

/** What lists are read with. */
type Names = Pick<Reader, "tokens" | "concepts" | "vocabulary">;

function called(tokens: readonly Token[], { concepts, vocabulary: { phrases } }: Names): readonly Found[] {
  const key = phraseKeyOf(tokens.flatMap(({ words }) => words));
  const concept = phrases.withId(concepts.get(key.key) ?? "");
  return concept
    ? [{ meaning: concept, fit: fits.name }]
    : phrases.called(key).filter(({ fit }) => fit <= fits.otherOrder);
}

/** Words that items repeat: "sensitive to MMS but not to UV". */
const isRepeated = ({ folded }: Token): boolean => folded === "to" || roleOf.get(folded) === "not";

/** Where items before one that begins at a token end, the nearest first; none where it is no further item of a list. */
function endsBefore(item: number, tokens: readonly Token[]): number[] {
  const start = tokens.slice(0, item).findLastIndex((token) => !isRepeated(token)) + 1;
  const [before, joint] = [tokens[start - 1], isJoint(tokens[start - 1])];
  if (!joint && before?.isBeforeComma !== true) return [];
  const places = Array.from({ length: Math.min(start, maxBetween) }, (_, back) => start - back);
  return places.filter(
    (end) => isJoint(tokens[end]) || (tokens[end - 1]?.isBeforeComma === true && !isJoint(tokens[end - 1])),
  );
}

/** What the first words of a list say of each further item: "sensitive" of "sensitive to thiabendazole", "DNA" of "DNA replication". */
function* wordsBefore(start: number, names: Names): Generator<readonly Token[]> {
  const { tokens } = names;
  const ends = endsBefore(start, tokens);
  if (ends.length === 0) return;
  const said = tokens[tokens.slice(0, ends[0]).findLastIndex(({ folded }) => folded === "to") - 1];
  if (said && opposites.some(([pattern]) => pattern.test(said.folded))) yield [said];
  for (const end of ends)
    for (let from = Math.max(0, end - maxWords); from < end - 1; from++) {
      const name = tokens.slice(from, end);
      if (!isWord(name[0]) || called(name, names).length === 0) continue;
      for (let length = name.length - 1; length > 0; length--) yield name.slice(0, length);
    }
}

/** What the last words of a list say of each item before: "membrane" of "plasma and vacuolar membrane". */
function* wordsBehind(end: number, names: Names): Generator<readonly Token[]> {
  const { tokens } = names;
  if (!isJoint(tokens[end])) return;
  for (let to = end + 1 + maxWords; to > end + 2; to--) {
    const name = tokens.slice(end + 1, to);
    if (!isWord(name.at(-1)) || called(name, names).length === 0) continue;
    for (let from = 1; from < name.length; from++) yield name.slice(from);
  }
}

const firstOf = (texts: Iterable<readonly Token[]>, names: Names): readonly Found[] => {
  for (const text of texts) {
    const found = called(text, names);
    if (found.length > 0) return found;
  }
  return [];
};

/** Telling words that longer names have beside those that are typed. */
const maxOthers = 2;

/** "Copper and zinc transporters" are transporters of copper ions and of zinc ions: longer names that differ in a word. */
function inParallel(
  span: readonly Token[],
  end: number,
  { tokens, vocabulary: { phrases } }: Names,
): Found[] {
  if (!isJoint(tokens[end])) return [];
  const longer = (words: readonly Token[]): Found[] =>
    phrases.calledAmong(
      phraseKeyOf(words.flatMap((token) => token.words)),
      ({ kind }) => kind === "term",
      maxOthers,
    );
  const name = tokens.slice(end + 1).slice(0, maxWords);
  for (; name.length > 1; name.pop()) {
    const wholes = isWord(name.at(-1)) ? longer(name) : [];
    const found = longer([...span, ...name.slice(1)]).filter(({ meaning: { label } }) =>
      wholes.some(({ meaning }) => differInOneWord(meaning.label, label)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** What an item of a list is called with words of another one. */
export interface Listed {
  readonly found: readonly Found[];
  /** Whether it has the words of one before: these count more than what it is called by itself. */
  readonly isLater: boolean;
}

/** An item of a list with the words that it shares with another; null of what is called nothing with them. */
export function listedName(start: number, end: number, names: Names): Listed | null {
  const span = names.tokens.slice(start, end);
  if (!isWord(span[0]) || !isWord(span.at(-1))) return null;
  const later = firstOf(
    wordsBefore(start, names).map((shared) => [...shared, ...span]),
    names,
  );
  if (later.length > 0) return { found: later, isLater: true };
  const earlier = firstOf(
    wordsBehind(end, names).map((shared) => [...span, ...shared]),
    names,
  );
  const found = earlier.length > 0 ? earlier : inParallel(span, end, names);
  return found.length > 0 ? { found, isLater: false } : null;
}
