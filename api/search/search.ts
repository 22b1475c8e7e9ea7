/**
 * The one search behind the search box, the results page and its downloads:
 *
 * parse → read → match → execute, and, where too little is found, forgive → match → execute once more.
 *
 * What differs between those who show it is only what they read of each match and how they present it (`present/`).
 */
import type { EntityType } from "../contract/suggest.ts";
import type { Services } from "../context/services.ts";
import { forgive } from "./forgive/forgive.ts";
import type { TypeCounts } from "./forgive/forgive.ts";
import { matchesOf, nothingForgiven } from "./match/match.ts";
import type { Forgiveness, Matches, ReadMatches } from "./match/match.ts";
import { tiers } from "./match/tiers.ts";
import { parseTyped } from "./parse/parse.ts";
import type { ParsedQuery } from "./parse/parse.ts";
import {
  allelesNamed,
  allelesOfNamed,
  geneAskedAbout,
  genesById,
  withoutGuess,
} from "./read/alleles-named.ts";
import type { NamedThings } from "./read/asked.ts";
import type { AllelesOfGenes } from "./read/alleles-named.ts";
import {
  askedOf,
  genesMentioned,
  isAnswer,
  isTelling,
  readMatches,
  readMatchesPartly,
} from "./read/asked.ts";
import { answerReading } from "./read/answer-reading.ts";
import { vocabularyOf } from "./read/read-vocabulary.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Reading } from "../contract/reading.ts";

/** What has been read of the matches; the counts decide what is forgiven. */
export interface SearchPass {
  /** Of every type that was looked for, without facets. */
  readonly counts: TypeCounts;
}

/** What one pass over the indices is asked. */
export interface PassRequest<R extends SearchPass> {
  readonly query: ParsedQuery;
  readonly matches: Matches;
  /** What the matches hold beside what was typed: at first nothing. Only these types can have other hits than before. */
  readonly forgiveness: Forgiveness;
  /** What the pass before has read, without anything forgiven; null at first. */
  readonly before: R | null;
}

export interface SearchOutcome<R extends SearchPass> {
  readonly query: ParsedQuery;
  /** Of the last pass. */
  readonly matches: Matches;
  readonly forgiveness: Forgiveness;
  /** What was read of the exact matches: as typed, nothing forgiven. */
  readonly exact: R;
  /** The same as `exact` where nothing was forgiven. */
  readonly reading: R;
  /** What the words ask for. */
  readonly asked: Reading | null;
  /** The alleles that the words name, by their genes. */
  readonly alleles: AllelesOfGenes;
}

const isNothing = ({ counts }: SearchPass): boolean => [...counts.values()].every(({ total }) => total === 0);

/**
 * @param typed as a person typed it; nothing lists everything
 * @param types those that are searched
 * @param isTyping whether the last word may be half typed
 * @param execute reads what is to be shown of the matches
 */
export async function search<R extends SearchPass>(
  typed: string,
  types: readonly EntityType[],
  isTyping: boolean,
  services: Pick<Services, "deployment" | "elastic">,
  generation: LoadedGeneration,
  execute: (request: PassRequest<R>) => Promise<R>,
): Promise<SearchOutcome<R>> {
  const { search: settings } = services.deployment;
  const parsed = parseTyped(typed, services.deployment);
  const vocabulary = parsed.isBlank ? null : await vocabularyOf(services.elastic, generation);
  const alleles = vocabulary && allelesNamed(parsed, vocabulary);
  const query = alleles ? withoutGuess(parsed) : parsed;
  const words = vocabulary && (await askedOf(query.typed, vocabulary, services, generation));
  const ofGenes = alleles?.ofGenes ?? new Map();
  const named: NamedThings = {
    genes: vocabulary ? [...genesById(query, vocabulary), ...geneAskedAbout(query, vocabulary)] : [],
    alleles: vocabulary ? allelesOfNamed(query, vocabulary) : [],
  };
  const meant = await readMatches(words, alleles, named);
  const exactMatches = matchesOf(query, types, settings, nothingForgiven, meant);
  const [exact, asked] = await Promise.all([
    execute({ query, matches: exactMatches, forgiveness: nothingForgiven, before: null }),
    words && isTelling(words, isTyping) ? answerReading(words, services, generation) : null,
  ]);
  const forgiveness = words && isAnswer(words) ? nothingForgiven : forgive(query, types, exact.counts);
  const withoutForgiving = {
    query,
    matches: exactMatches,
    forgiveness,
    exact,
    reading: exact,
    asked,
    alleles: ofGenes,
  };
  /** Less than all that was asked for, which is better than nothing; what was left out is said. */
  const some = async (less: ReadMatches): Promise<SearchOutcome<R>> => {
    const matches = matchesOf(query, types, settings, forgiveness, less);
    return {
      ...withoutForgiving,
      matches,
      reading: await execute({ query, matches, forgiveness, before: null }),
    };
  };
  if (forgiveness.size === 0) {
    const mentioned = words === null || !isNothing(exact) ? [] : genesMentioned(words);
    return mentioned.length === 0 ? withoutForgiving : some(new Map([["gene", mentioned]]));
  }
  const partly = forgiveness.has("term") ? readMatchesPartly(words, meant) : meant;
  const unfound = new Set(types.filter((type) => exact.counts.get(type)?.total === 0));
  const matches = matchesOf(query, types, settings, forgiveness, partly, unfound);
  const reading = await execute({ query, matches, forgiveness, before: exact });
  if (words === null || words.read.leftOut.length === 0 || !isNothing(reading))
    return { ...withoutForgiving, matches, reading };
  return some(await readMatches(words, alleles, named, tiers.readPartly));
}
