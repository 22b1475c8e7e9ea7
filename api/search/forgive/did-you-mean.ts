/** The spelling that finds what was meant, where what was typed does not. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { z } from "zod";
import type { Searchable } from "../../../index-mappings/searchable.ts";
import { wordsOf } from "../../contract/values/fold.ts";
import { suggestTypes } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { indicesOf, matchesOf, mixed } from "../match/match.ts";
import { readText } from "../read/read.ts";
import { vocabularyOf } from "../read/read-vocabulary.ts";
import { isForgivable } from "../match/near-misses.ts";
import { parseTyped } from "../parse/parse.ts";
import { correctedBy, keepsWords, spellings, wordSuggester } from "./spelling.ts";

type NearHit = Pick<Searchable, "label" | "lookups">;
interface SearchedIndex {
  readonly services: Services;
  readonly generation: LoadedGeneration;
}

/**
 * The spelling of the best near miss, else one of words that the index has, where this finds something or all of it is
 * understood. Words that name something are right as they are.
 * @param text as parsed
 * @param near hits with typos forgiven, the best first; those that have only some of the words tell no spelling
 */
export async function didYouMean(
  text: string,
  near: readonly NearHit[],
  where: SearchedIndex,
): Promise<string | null> {
  const words = wordsOf(text);
  if (words.length === 0 || !isForgivable(words)) return null;
  const spelling = spellingOf(near, text);
  const right = await knownWords(words, where);
  if (spelling !== null) return keepsWords(text, spelling, right) ? spelling : null;
  return otherSpelling(text, right, where);
}

/** The spelling of the best hit that has what was typed with a letter changed. */
function spellingOf(near: readonly NearHit[], text: string): string | null {
  for (const hit of near) {
    const corrected = correctedBy(hit, text);
    if (corrected !== null) return corrected;
  }
  return null;
}

const knownCounts = z.object({
  known: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) }),
});

/** The words that are a whole name, synonym or id of something. */
async function knownWords(
  words: readonly string[],
  { services, generation }: SearchedIndex,
): Promise<ReadonlySet<string>> {
  const named = (word: string): EsQuery => ({
    bool: { should: ["names", "synonyms", "ids"].map((field) => ({ term: { [field]: word } })) },
  });
  const { aggregations } = await services.elastic.search({
    index: indicesOf(suggestTypes, generation),
    size: 0,
    track_total_hits: false,
    aggs: { known: { filters: { filters: Object.fromEntries(words.map((word) => [word, named(word)])) } } },
  });
  const { buckets } = knownCounts.parse(aggregations).known;
  return new Set(words.filter((word) => (buckets[word]?.doc_count ?? 0) > 0));
}

/** A spelling with other words of the index, when nothing is near what was typed. */
async function otherSpelling(
  text: string,
  right: ReadonlySet<string>,
  where: SearchedIndex,
): Promise<string | null> {
  const { suggest } = await where.services.elastic.search({
    index: indicesOf(suggestTypes, where.generation),
    size: 0,
    track_total_hits: false,
    suggest: wordSuggester(text),
  });
  for (const spelling of spellings(text, suggest).filter((one) => keepsWords(text, one, right)))
    if ((await isUnderstood(spelling, where)) || (await findsSomething(spelling, where))) return spelling;
  return null;
}

/** Whether all words are read as conditions: "sporulation defective" is in no name. */
async function isUnderstood(typed: string, { services, generation }: SearchedIndex): Promise<boolean> {
  const read = readText(typed, await vocabularyOf(services.elastic, generation), services.deployment);
  return read !== null && read.leftOut.length === 0;
}

/** Whether anything matches as typed. */
async function findsSomething(typed: string, { services, generation }: SearchedIndex): Promise<boolean> {
  const { deployment, elastic } = services;
  const query = parseTyped(typed, deployment);
  // Part of a word with a hyphen is found as a gene's allele, but that is not what was meant.
  const meant = { ...query, gene: { ...query.gene, ofAllele: [] } };
  const matches = matchesOf(meant, suggestTypes, deployment.search);
  if (matches.size === 0) return false;
  const { hits } = await elastic.search({
    index: indicesOf(matches.keys(), generation),
    query: mixed(matches, generation),
    size: 0,
    track_total_hits: 1,
  });
  return (typeof hits.total === "number" ? hits.total : (hits.total?.value ?? 0)) > 0;
}
