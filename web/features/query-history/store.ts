/** The history of queries, kept by the browser for all tabs of the site. */
import { useSyncExternalStore } from "react";
import { added, allAdded, changed, checkedAll, renamed } from "./changes.ts";
import type { Entries } from "./changes.ts";
import { recounted } from "./entry.ts";
import type { HistoryEntry, Run } from "./entry.ts";
import { readStored, writeStored } from "./stored.ts";

const key = "karyon.query-history";
/** Where something goes that was under the key and is no history. */
const asideKey = `${key}.unreadable`;

export interface History {
  /** Newest first. */
  readonly entries: Entries;
  /** newer: a later version keeps a history that this one cannot read; full: the browser keeps no more. The entries then last as long as the page. */
  readonly trouble: "newer" | "full" | null;
}

const listeners = new Set<() => void>();
/** Entries that the browser would not keep. */
let memory: Entries | null = null;
let read: { readonly text: string | null; readonly history: History } = {
  text: null,
  history: { entries: [], trouble: null },
};

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function history(): History {
  const text = storedText();
  if (text !== read.text) {
    const { entries, trouble } = readStored(text);
    memory = null;
    read = { text, history: { entries, trouble: trouble === "newer" ? "newer" : null } };
  }
  return read.history;
}

/** Whether the browser has kept it. */
function keep(entries: Entries): boolean {
  const before = storedText();
  const { trouble } = readStored(before);
  if (trouble === "newer") return false;
  try {
    if (trouble === "unreadable" && before !== null) localStorage.setItem(asideKey, before);
    localStorage.setItem(key, writeStored(entries));
    return true;
  } catch {
    return false;
  }
}

/** What other tabs have done since is read anew before each change, so that none of it is lost. */
function change(make: (entries: Entries) => Entries): void {
  const before = history();
  const entries = make(memory ?? before.entries);
  if (keep(entries)) {
    memory = null;
    read = { text: storedText(), history: { entries, trouble: null } };
  } else {
    memory = entries;
    read = { text: storedText(), history: { entries, trouble: before.trouble ?? "full" } };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The history, also as other tabs change it. */
export const useHistory = (): History => useSyncExternalStore(subscribe, history);

export const queryHistory = {
  entries: (): Entries => history().entries,
  add: (entry: HistoryEntry): void => change((entries) => added(entries, entry)),
  addAll: (more: Entries): void => change((entries) => allAdded(entries, more)),
  remove: (ids: readonly string[]): void =>
    change((entries) => entries.filter(({ id }) => !ids.includes(id))),
  rename: (id: string, name: string): void => change((entries) => renamed(entries, id, name)),
  check: (id: string, checked: boolean): void =>
    change((entries) => changed(entries, id, (entry) => ({ ...entry, checked }))),
  checkAll: (checked: boolean): void => change((entries) => checkedAll(entries, checked)),
  recount: (id: string, run: Omit<Run, "id">): void =>
    change((entries) => changed(entries, id, (entry) => recounted(entry, run))),
} as const;
