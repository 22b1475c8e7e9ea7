/** What nearly matches what was typed. Pure. */
import { partLength } from "../../../index-mappings/analysis.ts";
import { searchFieldsOf } from "../../../index-mappings/fields/entities.ts";
import { foundByPart } from "../../../index-mappings/searchable.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { wordsOf } from "../../contract/values/fold.ts";
import { isWeight, namedInText } from "./exact-matches.ts";
import { everyWord, wordPrefixes, wordsFor } from "./look-ups.ts";
import { tier, tiers } from "./tiers.ts";
import type { KindTexts } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** Shortest text that may be the name of something with a letter left out, or a part of a name. */
const minLength = partLength;
/** In shorter texts no letter is taken for another: each is the name of something else. */
const minTypo = 4;
/** Shorter ids than this are near to too many others. Those with a colon have numbers of which each is another thing. */
const minIdLength = 8;
/** Of longer texts it does not matter whether a letter was left out or is wrong: hardly two names are near to one. */
const maxLeftOut = 12;
/** Longer names are compared by their words only. */
const maxName = 120;
/** Hardly a word has more letters, and no text that is misspelled so many words: near misses of rubbish would cost a second. */
const maxNearWord = 30;
const maxNearWords = 8;
/** More names than this are never one edit away from one text. */
const maxNear = 200;

const plain = (text: string): string => text.replaceAll(/[\\*?]/g, String.raw`\$&`);
const part = (field: string, text: string): EsQuery => ({ match_phrase: { [`${field}.parts`]: text } });

/** The texts from which one gets this one by swapping two neighbours. */
function unswapped(text: string): string[] {
  const letters = [...text];
  return (
    letters
      .slice(1)
      // The letter before it.
      .map((letter, i) => [...letters.slice(0, i), letter, letters[i]!, ...letters.slice(i + 2)].join(""))
      .filter((other) => other !== text)
  );
}

/** Values that have one letter more, after the first letter; one that was left out at the end makes a beginning. */
const withOneMore = (field: string, text: string): EsQuery => {
  const letters = [...text];
  const before = (at: number): string => plain(letters.slice(0, at).join(""));
  const after = (at: number): string => plain(letters.slice(at).join(""));
  return {
    bool: {
      should: letters
        .slice(1)
        .map((_, i) => ({ wildcard: { [field]: { value: `${before(i + 1)}?${after(i + 1)}` } } })),
    },
  };
};

/** What a first letter can be, where another was typed. */
const firstLetters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/** The text with its first letter wrong, left out, added or swapped with the second. */
const otherStarts = (text: string): string[] => {
  const [first = "", second = "", ...others] = text;
  const rest = [second, ...others].join("");
  return [
    rest,
    [second, first, ...others].join(""),
    ...firstLetters.flatMap((letter) => [letter + rest, letter + text]),
  ];
};

/**
 * Whole names that are one edit away. Which letters were swapped or left out can be told, while a wrong or an added
 * letter leaves a choice of many names; and the first letter is seldom wrong, while many names differ in it only.
 */
function nearNames(text: string, type: EntityType): EsQuery[] {
  const near = (field: string, transpositions: boolean): EsQuery => ({
    fuzzy: {
      [field]: { value: text, fuzziness: 1, prefix_length: 1, max_expansions: maxNear, transpositions },
    },
  });
  const starts = text.length < minTypo ? [] : otherStarts(text);
  const hasSynonyms = searchFieldsOf(type).has("synonyms");
  return [
    tier(tiers.swapped, { terms: { names: unswapped(text) } }),
    ...(text.includes(" ") || text.length > maxLeftOut
      ? []
      : [tier(tiers.leftOut, withOneMore("names", text))]),
    ...(text.length < minTypo
      ? []
      : [
          // Names with two letters swapped are found above; without them, what is near is worked out sooner.
          tier(tiers.typoInName, near("names", false)),
          tier(tiers.typoInFirstLetter, { terms: { names: starts } }),
          ...(hasSynonyms
            ? [
                tier(tiers.typoInSynonym, near("synonyms", true)),
                tier(tiers.typoInFirstLetterOfSynonym, { terms: { synonyms: starts } }),
              ]
            : []),
        ]),
  ];
}

/** All words, those of three letters (of four, with one left out) or more with one edit each. */
const nearWords = (text: string): EsQuery => ({
  match: {
    everything: {
      query: wordsFor(text, text.length),
      operator: "and",
      fuzziness: "AUTO:3,200",
      prefix_length: 0,
      max_expansions: maxNear,
    },
  },
});

/** All words, the last of which is still being typed, as they are. */
const beginningWords = (text: string): EsQuery => ({
  match_bool_prefix: { everything: { query: text, operator: "and" } },
});

/** All words but one are there as they are. */
const exceptOne = (text: string): EsQuery => ({
  match: { everything: { query: wordsFor(text, text.length), minimum_should_match: -1 } },
});

const word = /[\p{L}\p{N}_]+/gu;

/**
 * Words with one edit each, best where all but one are right, and with the last one half typed. What is near a word costs
 * most of all to look for: each word is looked for once.
 */
function nearAllWords(text: string, isOneWord: boolean): EsQuery[] {
  if (isOneWord) return [tier(tiers.typo, nearWords(text))];
  // Signs behind the last word belong to it: by themselves they are nothing that can be found.
  const last = text.lastIndexOf(" ", [...text.matchAll(word)].at(-1)?.index);
  const before = text.slice(0, Math.max(0, last));
  const ofLast: EsQuery = {
    dis_max: {
      queries: [
        {
          bool: {
            must: [tier(tiers.typo, nearWords(text.slice(last + 1)))],
            should: [tier(tiers.typoInOneWord - tiers.typo, exceptOne(text))],
          },
        },
        tier(tiers.typoBeforePrefix, beginningWords(text.slice(last + 1))),
      ],
    },
  };
  return [{ bool: { filter: before.search(word) < 0 ? [] : [nearWords(before)], must: [ofLast] } }];
}

/** Letters of a word that may be two, and of each of these. */
const maxPairLength = 30;
const minPairPart = 2;
const minPairLength = 4;

/** The ways in which a word may be two. */
function pairsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < minPairLength || letters.length > maxPairLength) return [];
  return letters
    .slice(minPairPart, 1 - minPairPart)
    .map(
      (_, i) => `${letters.slice(0, minPairPart + i).join("")} ${letters.slice(minPairPart + i).join("")}`,
    );
}

/** Texts that differ in their blanks: "spindlepole body" for spindle pole body, and "micro tubule" for microtubule. */
function otherwiseSplit(words: readonly string[]): EsQuery[] {
  const apart = words.map((word, at) => ({
    pairs: pairsOf(word),
    others: words.toSpliced(at, 1).join(" "),
    textOf: (pair: string) => words.with(at, pair).join(" "),
  }));
  const joined = words.slice(1).map((word, i) => words.toSpliced(i, 2, `${words[i]}${word}`).join(" "));
  const names = [...apart.flatMap(({ pairs, textOf }) => pairs.map(textOf)), ...joined];
  return names.length === 0
    ? []
    : [
        tier(tiers.otherwiseSplit, { terms: { names } }),
        ...joined.map((text) => tier(tiers.joined, wordPrefixes("everything", text))),
        // The other words are looked for once, however many pairs a word may be.
        ...apart
          .filter(({ pairs }) => pairs.length > 0)
          .map(({ pairs, others }) =>
            tier(tiers.takenApart, {
              bool: {
                filter: [
                  { bool: { should: pairs.map((pair) => ({ match_phrase: { everything: pair } })) } },
                  ...(others === "" ? [] : [everyWord("everything.stems", others)]),
                ],
              },
            }),
          ),
      ];
}

/** Whether near misses of the single words can be looked for at a reasonable cost. */
export const isForgivable = (words: readonly string[]): boolean =>
  words.length <= maxNearWords && words.every((word) => word.length <= maxNearWord);

/** Running text that has all words. */
const inPassages = (text: string, type: EntityType): EsQuery[] =>
  searchFieldsOf(type).has("passages") ? [tier(tiers.passage, everyWord("passages", text))] : [];

/** A sentence that was pasted, and a long name with one mistake, without a look at what is near each word. */
const inLongText = (text: string, type: EntityType, isOneWord: boolean): EsQuery[] => [
  ...inPassages(text, type),
  ...(isOneWord || text.length > maxName ? [] : nearNames(text, type)),
  ...(isOneWord ? [] : [tier(tiers.typoInOneWord, exceptOne(text))]),
];

/**
 * What nearly matches, for texts that nothing or hardly anything matches as typed: parts of names and ids, running text,
 * and names and words with one edit: a letter wrong, missing, added or swapped with its neighbour.
 */
export function nearMisses(texts: KindTexts, type: EntityType): EsQuery[] {
  const { text } = texts;
  const words = wordsOf(text);
  if (text.length < minLength || words.length === 0) return [];
  const isOneWord = !text.includes(" ");
  const isNumber = /^\d+$/.test(text);
  const hasLongWord = words.some((word) => word.length > minLength);
  if (!isForgivable(words))
    return [...namedInText(texts), ...(hasLongWord ? inLongText(text, type, isOneWord) : [])];
  const isLongId = isOneWord && text.length >= minIdLength && /^[a-z][^:]*\d/.test(text);
  return [
    ...namedInText(texts),
    ...(isLongId
      ? [
          tier(tiers.typoInId, {
            fuzzy: { ids: { value: text, fuzziness: 1, prefix_length: 0, max_expansions: maxNear } },
          }),
        ]
      : []),
    ...(isOneWord && !isNumber
      ? foundByPart[type]
          .filter((field) => field !== "ids" || !isWeight.test(text))
          .map((field) => tier(tiers.part, part(field, text)))
      : []),
    ...otherwiseSplit(words),
    ...(hasLongWord ? inPassages(text, type) : []),
    ...(!isNumber && text.length <= maxName && (isOneWord || hasLongWord) ? nearNames(text, type) : []),
    ...(hasLongWord ? nearAllWords(text, isOneWord) : []),
  ];
}
