/** Kinds of use that are kept apart, so that none of them takes the site away from the others. */
import type { SlotOptions } from "./slots.ts";

/**
 * suggest: a keystroke. pages: pages, tables and lists. search: the results page and what finds by words. queries: queries
 * for genes and what is worked out of them. exports: files of any size, which take as long as their readers take.
 */
export const useClasses = ["suggest", "pages", "search", "queries", "exports"] as const;
export type UseClass = (typeof useClasses)[number];

/** For each process. The queues are short: whoever waits for longer than a person would is better told to come again. */
export const slotsOf: Readonly<Record<UseClass, SlotOptions>> = {
  suggest: { slots: 48, queue: 400, patience: 5_000 },
  pages: { slots: 32, queue: 400, patience: 15_000 },
  search: { slots: 16, queue: 200, patience: 10_000 },
  queries: { slots: 8, queue: 100, patience: 20_000 },
  exports: { slots: 12, queue: 48, patience: 20_000 },
};

/**
 * A process that has only just started answers slowly, and so does a search engine that was started with it: their code is compiled
 * while it is used. Readers had better wait then than be sent away. ms.
 */
export const coldStart = { lasts: 60_000, patience: 30_000 } as const;

/** How much one expensive request of a class counts towards the limit of its client. */
export const costOf: Readonly<Record<UseClass, number>> = {
  suggest: 1,
  pages: 1,
  search: 1,
  queries: 2,
  exports: 10,
};

/** Classes of calls by their group in the documentation; all others are pages. */
const ofGroups: Readonly<Record<string, UseClass>> = {
  Search: "search",
  Queries: "queries",
  Proteins: "queries",
  Plots: "queries",
};

interface Call {
  readonly group: string;
  readonly use?: UseClass;
}

const formatOf = (given: unknown): unknown =>
  typeof given === "object" && given !== null && "format" in given ? given.format : undefined;

/** The class of a request to a call: any of its answers that is not JSON is a file. */
export function classOf(
  { group, use = ofGroups[group] ?? "pages" }: Call,
  { query, body }: { readonly query: unknown; readonly body?: unknown },
): UseClass {
  return [undefined, "json"].includes((formatOf(query) ?? formatOf(body)) as string | undefined)
    ? use
    : "exports";
}
