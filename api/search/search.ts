/**
 * The one search behind the search box, the results page and its downloads:
 *
 * parse → match → execute, and, where too little is found, forgive → match → execute once more.
 *
 * What differs between those who show it is only what they read of each match and how they present it (`present/`). A step
 * that reads more out of the words than their letters belongs between parse and match.
 */
import type { EntityType } from "../contract/suggest.ts";
import type { Services } from "../context/services.ts";
import { forgive } from "./forgive/forgive.ts";
import type { TypeCounts } from "./forgive/forgive.ts";
import { matchesOf, nothingForgiven } from "./match/match.ts";
import type { Forgiveness, Matches } from "./match/match.ts";
import { parseTyped } from "./parse/parse.ts";
import type { ParsedQuery } from "./parse/parse.ts";

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
}

/**
 * @param typed as a person typed it; nothing lists everything
 * @param types those that are searched
 * @param execute reads what is to be shown of the matches
 */
export async function search<R extends SearchPass>(
  typed: string,
  types: readonly EntityType[],
  { deployment }: Pick<Services, "deployment">,
  execute: (request: PassRequest<R>) => Promise<R>,
): Promise<SearchOutcome<R>> {
  const query = parseTyped(typed, deployment);
  const exactMatches = matchesOf(query, types, deployment.search);
  const exact = await execute({ query, matches: exactMatches, forgiveness: nothingForgiven, before: null });
  const forgiveness = forgive(query, types, exact.counts);
  if (forgiveness.size === 0) return { query, matches: exactMatches, forgiveness, exact, reading: exact };
  const matches = matchesOf(query, types, deployment.search, forgiveness);
  const reading = await execute({ query, matches, forgiveness, before: exact });
  return { query, matches, forgiveness, exact, reading };
}
