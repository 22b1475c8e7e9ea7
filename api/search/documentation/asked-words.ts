/** The words of a question, each with the other words that texts may have for it: of readers, in other forms, rightly spelled. Pure. */
import type { Help } from "./help.ts";
import { readersWords } from "./readers-words.ts";
import { isSmall, plainWords, stemOf } from "./stems.ts";

/** Stems that stand for a word of the question, all of them together, and how surely they do. */
interface Way {
  readonly stems: readonly string[];
  readonly trust: number;
}

export interface AskedWord {
  readonly stem: string;
  /** How much it tells. */
  readonly weight: number;
  readonly isSmall: boolean;
  /** Those that some text has, the surest first. */
  readonly ways: readonly Way[];
}

const trust = { sameThing: 0.7, joined: 0.9, sameRoot: 0.6, beginning: 0.7, spelling: 0.8 };
/** Words that one thing may be called by, at most. */
const maxPhrase = 3;
/** Letters that long words with one root share at least, and those at their ends that may be endings. */
const rootLength = 6;
const endingLength = 3;
/** Letters of a word that may be the beginning of another, or be mistyped; longer ones may have two mistakes. */
const minLength = 4;
const longLength = 8;
/** A question has no more words that are looked for. */
const maxWords = 24;

/** The words of a question, each once. */
export function askedWords(question: string, help: Help): readonly AskedWord[] {
  const words = plainWords(question).slice(0, maxWords);
  const stems = words.map(stemOf);
  const found = stems.map((stem, index): AskedWord => {
    const ways: Way[] = [{ stems: [stem], trust: 1 }];
    if (!isSmall(stem)) ways.push(...formsOf(stem, help));
    ways.push(...sameThings(stems, index), ...joinedWith(words, index, help));
    return { stem, weight: help.weightOf(stem), isSmall: isSmall(stem), ways: ofUse(ways, help) };
  });
  return found.filter(({ stem }, index) => stems.indexOf(stem) === index);
}

/** Ways that some text has, each once, the surest first. */
function ofUse(ways: readonly Way[], help: Help): readonly Way[] {
  const surest = new Map<string, Way>();
  for (const way of ways) {
    const key = way.stems.join(" ");
    if (way.stems.every((stem) => help.stems.has(stem)) && way.trust > (surest.get(key)?.trust ?? 0))
      surest.set(key, way);
  }
  return [...surest.values()].sort((a, b) => b.trust - a.trust);
}

/** What else readers call the thing that a word, or several with it, name. */
function sameThings(stems: readonly string[], index: number): Way[] {
  const ways: Way[] = [];
  for (let length = 1; length <= maxPhrase; length++)
    for (let from = Math.max(0, index - length + 1); from <= index; from++) {
      if (length === 1 && isSmall(stems[index] ?? "")) continue;
      for (const other of readersWords.get(stems.slice(from, from + length).join(" ")) ?? [])
        ways.push({ stems: other, trust: trust.sameThing });
    }
  return ways;
}

/** A word and its neighbour as one: "wild card" is "wildcard" to some. */
function joinedWith(words: readonly string[], index: number, help: Help): Way[] {
  return [index - 1, index].flatMap((from) => {
    const [one, two] = [words[from], words[from + 1]];
    if (one === undefined || two === undefined) return [];
    const stem = stemOf(one + two);
    return help.stems.has(stem) && !isSmall(stem) ? [{ stems: [stem], trust: trust.joined }] : [];
  });
}

const sharedLetters = (one: string, other: string): number => {
  let number = 0;
  while (number < one.length && one[number] === other[number]) number++;
  return number;
};

/** Words of the help with the root of one, and, where the help does not have it, those that it begins or is a mistyped form of. */
function formsOf(stem: string, help: Help): Way[] {
  const isKnown = help.stems.has(stem);
  const isName = /\d/.test(stem);
  const mistakes = stem.length >= longLength ? 2 : 1;
  return (help.stemsByLetter.get(stem[0] ?? "") ?? []).flatMap((other) => {
    if (other === stem) return [];
    const shared = sharedLetters(stem, other);
    if (shared >= rootLength && Math.max(stem.length, other.length) - shared <= endingLength)
      return [{ stems: [other], trust: trust.sameRoot }];
    if (isKnown || isName || stem.length < minLength || /\d/.test(other)) return [];
    if (shared === stem.length) return [{ stems: [other], trust: trust.beginning }];
    return other.length >= minLength && isWithin(stem, other, mistakes)
      ? [{ stems: [other], trust: trust.spelling }]
      : [];
  });
}

/** Whether so many letters changed, left out, put in or exchanged with the next make one word of the other. */
export function isWithin(one: string, other: string, mistakes: number): boolean {
  if (Math.abs(one.length - other.length) > mistakes) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isExchanged ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    if (Math.min(...row) > mistakes) return false;
    [before, last] = [last, row];
  }
  return (last[other.length] ?? 0) <= mistakes;
}
