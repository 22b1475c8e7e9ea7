/** Whether publications are wanted by their age: "recent papers on mitosis", "the first paper on cdc2". Pure. */
import { roleOf } from "../parse/relation-words.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { tier } from "../match/tiers.ts";
import type { Token } from "./tokens.ts";

/** Which publications come first. */
type Age = "newest" | "oldest";

/** What says so, as typed. */
export interface OrderByAge {
  readonly first: Age;
  readonly words: string;
}

const ages: ReadonlyMap<string, Age> = new Map([
  ...["latest", "newest", "recent", "recently"].map((word) => [word, "newest"] as const),
  ...["earliest", "oldest"].map((word) => [word, "oldest"] as const),
]);
/** What is new about septation may be a new septum, but new papers are papers. */
const agesOfPapers: ReadonlyMap<string, Age> = new Map([
  ["new", "newest"],
  ["first", "oldest"],
]);

/** The order that a text asks for publications in; null where it says none. */
export function orderAsked(tokens: readonly Token[]): OrderByAge | null {
  for (const [at, { folded, text }] of tokens.entries()) {
    const isOfPapers = roleOf.get(tokens[at + 1]?.folded ?? "") === "papers";
    const first = ages.get(folded) ?? (isOfPapers ? agesOfPapers.get(folded) : undefined);
    if (first !== undefined) return { first, words: text };
  }
  return null;
}

/** Small enough that no year makes a match one of the next tier, and large enough to tell years apart. */
const scaled = {
  newest: { factor: 1e-4, missing: 0, modifier: "none" },
  oldest: { factor: 1e-3, missing: 1e6, modifier: "reciprocal" },
} as const;

/** A match of a tier, within which years order; what has no year comes last. */
export const byAge = (boost: number, filter: EsQuery, { first }: OrderByAge): EsQuery => ({
  function_score: {
    query: tier(boost, filter),
    functions: [{ field_value_factor: { field: "year", ...scaled[first] } }],
    boost_mode: "sum",
  },
});
