/** What can be done with the history, newest entry first. Pure. */
import type { QueryNode } from "../../../api/contract/query.ts";
import { compareNames } from "../../shared/format/compare-names.ts";
import { queryKey } from "../query-tree/same-query.ts";
import type { HistoryEntry } from "./entry.ts";

export type Entries = readonly HistoryEntry[];

/** Puts a query on top; an equal one goes, but what it was called stays when the new one has no name. */
export function added(entries: Entries, entry: HistoryEntry): Entries {
  const key = queryKey(entry.constraints);
  const isEqual = (other: HistoryEntry) => other.id === entry.id || queryKey(other.constraints) === key;
  const name = entry.name ?? entries.find(isEqual)?.name ?? null;
  return [{ ...entry, name }, ...entries.filter((other) => !isEqual(other))];
}

/** Several queries on top, in their order. */
export const allAdded = (entries: Entries, more: Entries): Entries =>
  more.toReversed().reduce(added, entries);

/** Deleted entries where they were before; what came since stays on top. */
export function restored(entries: Entries, before: Entries, ids: readonly string[]): Entries {
  const isNew = ({ id }: HistoryEntry) => before.every((one) => one.id !== id);
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  const back = new Set(ids);
  return [
    ...entries.filter(isNew),
    ...before.flatMap((entry) => now.get(entry.id) ?? (back.has(entry.id) ? [entry] : [])),
  ];
}

/** The history with one entry changed. */
export const changed = (
  entries: Entries,
  id: string,
  change: (entry: HistoryEntry) => HistoryEntry,
): Entries => entries.map((entry) => (entry.id === id ? change(entry) : entry));

/** An empty name is none, and changes nothing. */
export const renamed = (entries: Entries, id: string, name: string): Entries =>
  name.trim() === "" ? entries : changed(entries, id, (entry) => ({ ...entry, name: name.trim() }));

/** The history with all entries chosen, or none. */
export const checkedAll = (entries: Entries, checked: boolean): Entries =>
  entries.map((entry) => ({ ...entry, checked }));

/** Named ones first, by name; the others after them, by what they ask for. */
export function byName(entries: Entries, textOf: (node: QueryNode) => string): Entries {
  return entries
    .map((entry) => ({ entry, text: entry.name ?? textOf(entry.constraints) }))
    .toSorted(
      (a, b) => Number(a.entry.name === null) - Number(b.entry.name === null) || compareNames(a.text, b.text),
    )
    .map(({ entry }) => entry);
}
