/**
 * How good a match is. A hit's score is that of its best tier, never a sum or product, so that an exact name stays above
 * any number of lesser matches. Within a tier the better known thing comes first, then the alphabet.
 */
import type { EsQuery } from "../../elastic/es-query.ts";

export const tiers = {
  id: 100,
  idAmongWords: 95,
  /** A gene by the name of one of its alleles, which no gene is called. */
  alleleCalled: 91,
  name: 90,
  synonym: 80,
  alleleOfName: 79,
  alleleOfId: 78,
  alleleOfSynonym: 77,
  alias: 76,
  alleleOfAlias: 75,
  phrase: 74,
  /** The only term that a text is about. */
  readTerm: 73,
  sameWords: 72,
  /** What a text asks for in so many words. */
  read: 71,
  namePrefix: 70,
  idPrefix: 66,
  synonymPrefix: 63,
  nameWords: 60,
  aliasPrefix: 58,
  synonymWholeWords: 56,
  synonymWords: 55,
  allWords: 50,
  /** What a text would ask for if the names in it are conditions, and the terms that it names. */
  readLoosely: 49,
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
  /** The terms that some of the words name, where the others are called nothing. */
  readPartly: 9,
  typoBeforePrefix: 8,
} as const;

/** A match of a tier. */
export const tier = (boost: number, filter: EsQuery): EsQuery => ({ constant_score: { filter, boost } });
