/**
 * How good a match is. A hit's score is that of its best tier, never a sum or product, so that an exact name stays above
 * any number of lesser matches. Within a tier the better known thing comes first, then the alphabet.
 */
import type { estypes } from "@elastic/elasticsearch";
import { waysOf } from "../../index-mappings/searchable.ts";
import type { EntityType } from "../contract/suggest.ts";
import { wordsOf } from "../contract/values/fold.ts";
import { withoutSigns } from "../contract/values/typed-name.ts";
import type { Wanted } from "./typed-query.ts";

type Query = estypes.QueryDslQueryContainer;

export const tiers = {
  id: 100,
  idAmongWords: 95,
  name: 90,
  synonym: 80,
  alleleOfName: 79,
  alleleOfId: 78,
  alleleOfSynonym: 77,
  alleleOfAlias: 76,
  alias: 75,
  phrase: 74,
  sameWords: 72,
  namePrefix: 70,
  idPrefix: 66,
  synonymPrefix: 63,
  nameWords: 60,
  aliasPrefix: 58,
  synonymWholeWords: 56,
  synonymWords: 55,
  allWords: 50,
  allWordPrefixes: 40,
  nameInText: 32,
  idInText: 31,
  synonymInText: 30,
  aliasInText: 29,
  passage: 25,
  otherwiseSplit: 24,
  joined: 22,
  takenApart: 21,
  swapped: 20,
  leftOut: 18,
  typoInName: 16,
  typoInSynonym: 15,
  typoInFirstLetter: 14,
  part: 13,
  typoInFirstLetterOfSynonym: 12,
  typoInId: 12,
  typoInOneWord: 11,
  typo: 10,
  typoBeforePrefix: 8,
} as const;

/** Longest edge n-gram of the mappings. */
const longestGram = 24;
/** No more words than this are looked at one by one; each costs a look into the index. */
const mostWords = 16;

const tier = (boost: number, filter: Query): Query => ({ constant_score: { filter, boost } });

/** Values that begin with the text, as far as the n-grams hold. */
const beginning = (field: string, text: string): Query => ({ match: { [`${field}.whole_prefix`]: { query: isLong(text) ? [...text].slice(0, longestGram).join("") : text } } });
/** The first comparison spares most texts the second: no text has more letters than code units. */
const isLong = (text: string): boolean => text.length > longestGram && [...text].length > longestGram;

/** Ids that begin with the text; longer ones than the n-grams hold are looked up in the list of ids. */
const idStartsWith = (text: string): Query => (isLong(text) ? { prefix: { ids: text } } : beginning("ids", text));

/**
 * Values that begin with the text. Of a longer one than the n-grams hold, the words have to be there too: that is as good
 * as the whole text, and far cheaper than to look for it in the list of values.
 */
const startsWith = (field: string, text: string): Query =>
  (isLong(text) ? { bool: { filter: [beginning(field, text), wordPrefixes(field, text)] } } : beginning(field, text));

/** The first words, each as far as the n-grams hold. */
function wordsFor(text: string, letters: number): string {
  if (!isLong(text)) return text;
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)];
  const end = words[mostWords]?.index ?? text.length;
  return text.slice(0, end).replaceAll(/[\p{L}\p{N}_]+/gu, (word) => [...word].slice(0, letters).join(""));
}

/** Every word of the text is in the field, in any form. */
const everyWord = (field: string, text: string): Query => ({ match: { [field]: { query: wordsFor(text, text.length), operator: "and" } } });

/** Every word of the text is the beginning of a word of the field; those before the last, which are typed to their ends, in any form. */
function wordPrefixes(field: string, text: string): Query {
  const typed = wordsFor(text, longestGram);
  const last = typed.lastIndexOf(" ");
  const begun = (query: string): Query => ({ match: { [`${field}.word_prefix`]: { query, operator: "and" } } });
  if (last < 0) return begun(typed);
  const before: Query = { match: { [`${field}.word_prefix`]: { query: typed.slice(0, last), operator: "and", analyzer: "words_and_stems" } } };
  return { bool: { filter: [before, begun(typed.slice(last + 1))] } };
}

/** Names of the words of the text and no others, in any order. */
const sameWords = (text: string): Query =>
  ({ bool: { filter: [everyWord("names.stems", text), { term: { name_lengths: wordsOf(text).length } }] } });

/** What a type does not have is not looked for: each look-up costs, found or not. */
function lookedFor(type: EntityType) {
  const ways: readonly string[] = waysOf[type];
  const [synonyms, aliases] = [ways.includes("synonyms"), ways.includes("aliases")];
  // Without any of them, all words that there are stand in the names.
  return { synonyms, aliases, everything: synonyms || aliases || ways.includes("texts") };
}

/** Things whose whole name, id, synonym or alias is one of the texts. The name of one gene may be a synonym of another. */
function namedBy(texts: readonly string[], byName: number, byId: number, bySynonym: number, byAlias: number): Query[] {
  if (texts.length === 0) return [];
  return [
    tier(byName, { terms: { names: [...texts] } }), tier(byId, { terms: { ids: [...texts] } }),
    tier(bySynonym, { terms: { synonyms: [...texts] } }), tier(byAlias, { terms: { aliases: [...texts] } }),
  ];
}

/** Things that are named among other words. */
export const namedInText = ({ amongWords }: Wanted): Query[] => namedBy(amongWords, tiers.nameInText, tiers.idInText, tiers.synonymInText, tiers.aliasInText);

/** The same where the words are ids with a prefix and names of alleles, which nothing else is called. */
const surelyNamed = (texts: readonly string[]): Query[] =>
  (texts.length === 0 ? [] : [tier(tiers.idAmongWords, { bool: { should: [{ terms: { ids: [...texts] } }, { terms: { names: [...texts] } }] } })]);

/** The product of a gene says what it is, as the title of a publication does: where all types are listed together, it counts as much. */
const allWords = (type: EntityType): number => (type === "gene" ? tiers.nameWords : tiers.allWords);

/** Everything of a type that matches as typed, best tier first. */
export function asTyped({ ids, text, whole, ofAllele, amongWords }: Wanted, type: EntityType): Query[] {
  const byId = ids.length === 0 ? [] : [
    tier(tiers.id, { terms: { ids: [...ids] } }),
    ...ids.map((id) => tier(tiers.idPrefix, idStartsWith(id))),
    ...(type === "gene" ? [] : surelyNamed(amongWords)),
  ];
  if (text === "") return byId;
  const texts = whole === text ? [text] : [text, whole];
  const exact = [...new Set([...texts, withoutSigns(text)])];
  const has = lookedFor(type);
  const hasWords = text.includes(" ");
  return [
    ...byId,
    tier(tiers.name, { terms: { names: exact } }),
    ...(has.synonyms ? [tier(tiers.synonym, { terms: { synonyms: exact } })] : []),
    ...namedBy(ofAllele, tiers.alleleOfName, tiers.alleleOfId, tiers.alleleOfSynonym, tiers.alleleOfAlias),
    ...(has.aliases ? [tier(tiers.alias, { terms: { aliases: exact } })] : []),
    ...texts.map((start) => tier(tiers.namePrefix, startsWith("names", start))),
    ...(has.synonyms ? [tier(tiers.synonymPrefix, startsWith("synonyms", text))] : []),
    ...(/[ -]/.test(text) ? [tier(tiers.phrase, { terms: { phrases: exact } })] : []),
    ...(hasWords ? [tier(tiers.sameWords, sameWords(text))] : []),
    tier(tiers.nameWords, wordPrefixes("names", text)),
    ...(has.aliases ? [tier(tiers.aliasPrefix, startsWith("aliases", text))] : []),
    ...(has.synonyms && hasWords ? [tier(tiers.synonymWholeWords, everyWord("synonyms.stems", text))] : []),
    ...(has.synonyms ? [tier(tiers.synonymWords, wordPrefixes("synonyms", text))] : []),
    ...(has.everything ? [tier(allWords(type), everyWord("everything.stems", text)), tier(tiers.allWordPrefixes, wordPrefixes("everything", text))] : [tier(tiers.allWords, everyWord("names.stems", text))]),
  ];
}

/** Shortest text that may be the name of something with a letter left out, or a part of a name. */
const shortest = 3;
/** Shorter ids than this are near to too many others. Those with a colon have numbers of which each is another thing. */
const shortestId = 8;
/** Of longer texts it does not matter whether a letter was left out or is wrong: hardly two names are near to one. */
const longestLeftOut = 12;
/** Longer names are compared by their words only. */
const longestName = 120;
/** Hardly a word has more letters, and no text that is misspelled so many words: near misses of rubbish would cost a second. */
const longestNearWord = 30;
const mostNearWords = 8;
/** More names than this are never one edit away from one text. */
const mostNear = 200;

const plain = (text: string): string => text.replaceAll(/[\\*?]/g, String.raw`\$&`);
const part = (field: string, text: string): Query => ({ wildcard: { [field]: { value: `*${plain(text)}*` } } });

/** The texts from which one gets this one by swapping two neighbours. */
function unswapped(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).map((letter, i) => [...letters.slice(0, i), letter, letters[i]!, ...letters.slice(i + 2)].join("")).filter((other) => other !== text);
}

/** Values that have one letter more, after the first letter; one that was left out at the end makes a beginning. */
const withOneMore = (field: string, text: string): Query => {
  const letters = [...text];
  const before = (at: number): string => plain(letters.slice(0, at).join(""));
  const after = (at: number): string => plain(letters.slice(at).join(""));
  return { bool: { should: letters.slice(1).map((_, i) => ({ wildcard: { [field]: { value: `${before(i + 1)}?${after(i + 1)}` } } })) } };
};

/**
 * Whole names that are one edit away. Which letters were swapped or left out can be told, while a wrong or an added
 * letter leaves a choice of many names; and the first letter is seldom wrong, while many names differ in it only.
 */
function nearNames(text: string): Query[] {
  const near = (field: string, rightLetters: number): Query =>
    ({ fuzzy: { [field]: { value: text, fuzziness: 1, prefix_length: rightLetters, max_expansions: mostNear } } });
  return [
    tier(tiers.swapped, { terms: { names: unswapped(text) } }),
    ...(text.includes(" ") || text.length > longestLeftOut ? [] : [tier(tiers.leftOut, withOneMore("names", text))]),
    tier(tiers.typoInName, near("names", 1)),
    tier(tiers.typoInSynonym, near("synonyms", 1)),
    tier(tiers.typoInFirstLetter, near("names", 0)),
    tier(tiers.typoInFirstLetterOfSynonym, near("synonyms", 0)),
  ];
}

/** All words, those of three letters (of four, with one left out) or more with one edit each. With match_bool_prefix the last one is still being typed. */
const nearWords = (text: string, kind: "match" | "match_bool_prefix"): Query =>
  ({ [kind]: { everything: { query: wordsFor(text, text.length), operator: "and", fuzziness: "AUTO:3,200", prefix_length: 0, max_expansions: mostNear } } });

/** All words but one are there as they are. */
const exceptOne = (text: string): Query => ({ match: { everything: { query: wordsFor(text, text.length), minimum_should_match: -1 } } });

/** All words but one are right, and that one nearly. */
const allButOne = (text: string): Query => ({ bool: { filter: [nearWords(text, "match"), exceptOne(text)] } });

/** Letters of a word that may be two, and of each of these. */
const longestPair = 30;
const leastOfPair = 2;
const leastPair = 4;

/** The ways in which a word may be two. */
function pairsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < leastPair || letters.length > longestPair) return [];
  return letters.slice(leastOfPair, 1 - leastOfPair).map((_, i) => `${letters.slice(0, leastOfPair + i).join("")} ${letters.slice(leastOfPair + i).join("")}`);
}

/** Texts that differ in their blanks: "spindlepole body" for spindle pole body, and "micro tubule" for microtubule. */
function otherwiseSplit(words: readonly string[]): Query[] {
  const apart = words.flatMap((word, at) => pairsOf(word).map((pair) => ({ pair, others: words.toSpliced(at, 1).join(" "), text: words.with(at, pair).join(" ") })));
  const joined = words.slice(1).map((word, i) => words.toSpliced(i, 2, `${words[i]}${word}`).join(" "));
  const names = [...apart.map(({ text }) => text), ...joined];
  return names.length === 0 ? [] : [
    tier(tiers.otherwiseSplit, { terms: { names } }),
    ...joined.map((text) => tier(tiers.joined, wordPrefixes("everything", text))),
    ...apart.map(({ pair, others }) => tier(tiers.takenApart, { bool: { filter: [{ match_phrase: { everything: pair } }, ...(others === "" ? [] : [everyWord("everything.stems", others)])] } })),
  ];
}

/** People remember the middle of a systematic id or of a DOI; a number behind a prefix is typed from its start. */
const hasSpeakingIds = (type: EntityType): boolean => type !== "term" && type !== "gocam";

/** Whether near misses of the single words can be looked for at a reasonable cost. */
export const isForgivable = (words: readonly string[]): boolean => words.length <= mostNearWords && words.every((word) => word.length <= longestNearWord);

/** A sentence that was pasted, and a long name with one mistake, without a look at what is near each word. */
const inLongText = (text: string, isOneWord: boolean): Query[] => [
  tier(tiers.passage, everyWord("passages", text)),
  ...(isOneWord || text.length > longestName ? [] : nearNames(text)),
  ...(isOneWord ? [] : [tier(tiers.typoInOneWord, exceptOne(text))]),
];

/**
 * What nearly matches, for texts that nothing or hardly anything matches as typed: parts of names and ids, running text,
 * and names and words with one edit: a letter wrong, missing, added or swapped with its neighbour.
 */
export function withTypo(wanted: Wanted, type: EntityType): Query[] {
  const { text } = wanted;
  const words = wordsOf(text);
  if (text.length < shortest || words.length === 0) return [];
  const isOneWord = !text.includes(" ");
  const isNumber = /^\d+$/.test(text);
  const hasLongWord = words.some((word) => word.length > shortest);
  if (!isForgivable(words)) return [...namedInText(wanted), ...(hasLongWord ? inLongText(text, isOneWord) : [])];
  const isLongId = isOneWord && text.length >= shortestId && /^[a-z][^:]*\d/.test(text);
  return [
    ...namedInText(wanted),
    ...(isLongId ? [tier(tiers.typoInId, { fuzzy: { ids: { value: text, fuzziness: 1, prefix_length: 0, max_expansions: mostNear } } })] : []),
    ...(isOneWord && !isNumber ? ["names", ...(hasSpeakingIds(type) ? ["ids"] : []), ...(type === "gene" ? ["phrases"] : [])].map((field) => tier(tiers.part, part(field, text))) : []),
    ...otherwiseSplit(words),
    ...(hasLongWord ? [tier(tiers.passage, everyWord("passages", text))] : []),
    ...(!isNumber && text.length <= longestName && (isOneWord || hasLongWord) ? nearNames(text) : []),
    ...(hasLongWord ? [tier(tiers.typo, nearWords(text, "match"))] : []),
    ...(hasLongWord && !isOneWord ? [tier(tiers.typoInOneWord, allButOne(text)), tier(tiers.typoBeforePrefix, nearWords(text, "match_bool_prefix"))] : []),
  ];
}
