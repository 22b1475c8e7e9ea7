/** Whether the newest publications are wanted first: "recent papers on mitosis". Pure. */
import { roleOf } from "../parse/relation-words.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { tier } from "../match/tiers.ts";
import type { Token } from "./tokens.ts";

const words = new Set("latest newest recent recently".split(" "));

/** What says so, as typed, of a text that asks for publications; null where nothing does. */
export function newestAsked(tokens: readonly Token[]): string | null {
  const said = tokens.find(
    ({ folded }, at) =>
      words.has(folded) ||
      // What is new about septation may be a new septum, and new papers are papers.
      (folded === "new" && roleOf.get(tokens[at + 1]?.folded ?? "") === "papers"),
  );
  return said?.text ?? null;
}

/** Small enough that no year makes a match one of the next tier. */
const perYear = 1e-4;

/** A match of a tier, within which later years come first; what has no year comes last. */
export const newestFirst = (boost: number, filter: EsQuery): EsQuery => ({
  function_score: {
    query: tier(boost, filter),
    functions: [{ field_value_factor: { field: "year", factor: perYear, missing: 0 } }],
    boost_mode: "sum",
  },
});
