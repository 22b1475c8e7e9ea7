/**
 * How good a match is. A hit's score is that of its best tier, never a sum or product, so that an exact name stays above
 * any number of lesser matches. Within a tier the better known thing comes first, then the alphabet.
 */
import type { estypes } from "@elastic/elasticsearch";
import type { Wanted } from "./typed-query.ts";

type Query = estypes.QueryDslQueryContainer;

export const tiers = {
  id: 100,
  name: 90,
  synonym: 80,
  namePrefix: 70,
  idPrefix: 66,
  synonymPrefix: 63,
  nameWords: 60,
  synonymWords: 55,
  allWords: 50,
  allWordPrefixes: 40,
  typo: 10,
} as const;

/** Longest edge n-gram of the mappings. */
const longestGram = 24;

const tier = (boost: number, filter: Query): Query => ({ constant_score: { filter, boost } });

/** Whole values that begin with the text; longer ones than the n-grams hold are looked up in the list of values. */
const startsWith = (field: string, text: string): Query =>
  [...text].length <= longestGram ? { match: { [`${field}.whole_prefix`]: { query: text } } } : { prefix: { [field]: text } };

/** Words as the beginnings that the n-grams hold. */
const shortWords = (text: string): string => text.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => [...word].slice(0, longestGram).join(""));

/** Every word of the text is in the field. */
const everyWord = (field: string, text: string): Query => ({ match: { [field]: { query: text, operator: "and" } } });

/** Every word of the text is the beginning of a word of the field. */
const wordPrefixes = (field: string, text: string): Query => everyWord(`${field}.word_prefix`, shortWords(text));

/** Everything that matches as typed, best tier first. */
export function asTyped({ ids, text }: Wanted): Query[] {
  const byId = ids.length === 0 ? [] : [
    tier(tiers.id, { terms: { ids: [...ids] } }),
    ...ids.map((id) => tier(tiers.idPrefix, startsWith("ids", id))),
  ];
  const byText = text === "" ? [] : [
    tier(tiers.name, { term: { names: text } }),
    tier(tiers.synonym, { term: { synonyms: text } }),
    tier(tiers.namePrefix, startsWith("names", text)),
    tier(tiers.synonymPrefix, startsWith("synonyms", text)),
    tier(tiers.nameWords, wordPrefixes("names", text)),
    tier(tiers.synonymWords, wordPrefixes("synonyms", text)),
    tier(tiers.allWords, everyWord("everything", text)),
    tier(tiers.allWordPrefixes, wordPrefixes("everything", text)),
  ];
  return [...byId, ...byText];
}

/** A word that is long enough for a typo to be told from another word. */
const mayHaveTypo = /[\p{L}\p{N}_]{4}/u;

/** Names and synonyms in which each word of four letters or more may have one letter wrong, missing, added or swapped, but the first. */
export function withTypo({ text }: Wanted): Query[] {
  if (!mayHaveTypo.test(text)) return [];
  const near = (field: string): Query =>
    tier(tiers.typo, { match: { [field]: { query: text, operator: "and", fuzziness: "AUTO:4,200", prefix_length: 1, max_expansions: 30 } } });
  return [near("names.words"), near("synonyms.words")];
}
