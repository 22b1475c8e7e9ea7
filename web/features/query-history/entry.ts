import type { QueryNode } from "../../../api/contract/query.ts";

/** A query that was run in this browser. */
export interface HistoryEntry {
  /** Of the query; the results page shows it under this id. */
  readonly id: string;
  readonly constraints: QueryNode;
  /** Given by the visitor; null as long as it has none. */
  readonly name: string | null;
  /** Ticked, for what is done with several queries. */
  readonly checked: boolean;
  /** Genes that matched when it was last run. */
  readonly count: number;
  /** Release that was counted in. */
  readonly release: string;
  /** The run before, when it had another count. */
  readonly previous: { readonly release: string; readonly count: number } | null;
  /** ISO time */
  readonly added: string;
}

/** What a run of a query tells. */
export interface Run {
  readonly id: string;
  readonly release: string;
  readonly count: number;
  readonly previous: HistoryEntry["previous"];
}

/** A query that was just run as an entry. */
export const ranNow = (
  { previous, ...run }: Run,
  constraints: QueryNode,
  name: string | null = null,
): HistoryEntry => ({
  ...run,
  constraints,
  name,
  checked: false,
  previous: previous?.count === run.count ? null : previous,
  added: new Date().toISOString(),
});

/** The entry after it was run again. */
export function recounted(entry: HistoryEntry, { release, count, previous }: Omit<Run, "id">): HistoryEntry {
  const known =
    count !== entry.count
      ? { release: entry.release, count: entry.count }
      : release === entry.release
        ? (entry.previous ?? previous)
        : null;
  return { ...entry, release, count, previous: known !== null && known.count !== count ? known : null };
}
