/** What is looked for in each type of thing: a query for each, whose score is the tier of the match. Pure. */
import { entities } from "../../../index-mappings/fields/entities.ts";
import type { SearchSettings } from "../../../config/schema.ts";
import { suggestTypes } from "../../contract/suggest.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { exactMatches, namedInText } from "./exact-matches.ts";
import { nearMisses } from "./near-misses.ts";
import { partialMatches } from "./partial-matches.ts";
import { filtersOf } from "./type-filters.ts";

/** What is looked for beside what matches as typed: names and words one edit away, or things named among the words. */
type Allowance = "near misses" | "named in text";
export type Forgiveness = ReadonlyMap<EntityType, Allowance>;
export const nothingForgiven: Forgiveness = new Map();

/** The query of each type; types of which nothing can be found are absent. */
export type Matches = ReadonlyMap<EntityType, EsQuery>;

/** What is looked for beside the words themselves, because of what they mean: queries for each type, whose score is a tier. */
export type ReadMatches = ReadonlyMap<EntityType, readonly EsQuery[]>;
const nothingRead: ReadMatches = new Map();

const noTypes: ReadonlySet<EntityType> = new Set();

/**
 * The matches of the types asked for. Nothing typed lists everything.
 * @param unfound types of which nothing matches as typed: what is forgiven is looked for alone
 */
export function matchesOf(
  query: ParsedQuery,
  types: readonly EntityType[],
  settings: Pick<SearchSettings, "cv_names" | "exact_cv_names">,
  forgiveness: Forgiveness = nothingForgiven,
  read: ReadMatches = nothingRead,
  unfound: ReadonlySet<EntityType> = noTypes,
): Matches {
  // Everything, genes named after others with "antisense" too.
  if (query.isBlank) {
    const unhidden = { ...query, antisense: true };
    return new Map(types.map((type) => [type, { bool: filtersOf(type, unhidden, settings) }]));
  }
  return new Map(
    types.flatMap((type): [EntityType, EsQuery][] => {
      const allowed = allowedOf(query, type, forgiveness.get(type));
      const queries = unfound.has(type) ? allowed : [...exactMatches(query[type], type), ...allowed];
      const typed: EsQuery[] =
        queries.length === 0
          ? []
          : [{ bool: { must: [{ dis_max: { queries } }], ...filtersOf(type, query, settings) } }];
      // What is meant is never hidden.
      const all = [...typed, ...(read.get(type) ?? [])];
      const [only] = all;
      return only ? [[type, all.length === 1 ? only : { dis_max: { queries: all } }]] : [];
    }),
  );
}

function allowedOf(query: ParsedQuery, type: EntityType, allowance: Allowance | undefined): EsQuery[] {
  if (allowance === undefined) return [];
  return allowance === "near misses"
    ? [...nearMisses(query[type], type), ...partialMatches(query[type])]
    : namedInText(query[type]);
}

/** One query over the indices of several types; a hit's score is its tier whatever its type. */
export const mixed = (matches: Matches, generation: LoadedGeneration): EsQuery => ({
  bool: {
    should: [...matches].map(([type, query]) => ({
      bool: { must: [query], filter: [{ term: { _index: generation.index(entities[type].index) } }] },
    })),
    minimum_should_match: 1,
  },
});

/** The indices of some types of things in a generation. */
export const indicesOf = (types: Iterable<EntityType>, generation: LoadedGeneration): string[] =>
  [...types].map((type) => generation.index(entities[type].index));

/** The type of the things in an index. */
export const typeOfIndex = (index: string, generation: LoadedGeneration): EntityType =>
  suggestTypes.find((type) => generation.index(entities[type].index) === index) ?? "gene";
