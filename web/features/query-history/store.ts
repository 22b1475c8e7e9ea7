/** The history of queries, kept by the browser for all tabs of the site. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { readStored, writeStored } from "../../shared/browser/storage.ts";
import { storageChanged } from "../../shared/store/persistence.ts";
import { rootReducer } from "../../shared/store/root-reducer.ts";
import type { AppThunk } from "../../shared/store/use-app-dispatch.ts";
import { added, allAdded, changed, checkedAll, renamed, restored } from "./changes.ts";
import type { Entries } from "./changes.ts";
import { recounted } from "./entry.ts";
import type { HistoryEntry, Run } from "./entry.ts";
import { readHistory, writeHistory } from "./stored.ts";

/** What the browser keeps it under. */
export const historyKey = "karyon.query-history";
/** Where something goes that was under the key and is no history. */
const asideKey = `${historyKey}.unreadable`;

export interface History {
  /** Newest first. */
  readonly entries: Entries;
  /** newer: a later version keeps a history that this one cannot read; full: the browser keeps no more. The entries then last as long as the page. */
  readonly trouble: "newer" | "full" | null;
  /** What the browser kept when it was last looked at. */
  readonly text: string | null;
}

function parse(text: string | null): History {
  const { entries, trouble } = readHistory(text);
  return { entries, trouble: trouble === "newer" ? "newer" : null, text };
}

/** Whether the browser has kept it. */
function keep(entries: Entries): boolean {
  const before = readStored("browser", historyKey);
  const { trouble } = readHistory(before);
  if (trouble === "newer") return false;
  if (trouble === "unreadable" && !writeStored("browser", asideKey, before)) return false;
  return writeStored("browser", historyKey, writeHistory(entries));
}

const slice = createSlice({
  name: "queryHistory",
  initialState: () => parse(readStored("browser", historyKey)),
  reducers: {
    /** Nothing is read anew where nothing is new: what the browser did not keep would be lost. */
    reread: (state, { payload: text }: PayloadAction<string | null>) =>
      text === state.text ? state : parse(text),
    kept: (_state, { payload }: PayloadAction<History>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(storageChanged, (state, { payload }) =>
      payload.key === historyKey ? parse(payload.text) : state,
    ),
  selectors: { history: (history) => history },
}).injectInto(rootReducer);

/** The history, also as other tabs change it. */
export const selectHistory = slice.selectors.history;

/** The history as it is now, in all tabs. */
export const historyNow = (): AppThunk<History> => (dispatch, getState) => {
  dispatch(slice.actions.reread(readStored("browser", historyKey)));
  return selectHistory(getState());
};

/** What other tabs have done since is read anew before each change, so that none of it is lost. */
const change =
  (make: (entries: Entries) => Entries): AppThunk =>
  (dispatch) => {
    const before = dispatch(historyNow());
    const entries = make(before.entries);
    const trouble = keep(entries) ? null : (before.trouble ?? "full");
    dispatch(slice.actions.kept({ entries, trouble, text: readStored("browser", historyKey) }));
  };

export const queryHistory = {
  add: (entry: HistoryEntry): AppThunk => change((entries) => added(entries, entry)),
  addAll: (more: Entries): AppThunk => change((entries) => allAdded(entries, more)),
  remove: (ids: readonly string[]): AppThunk =>
    change((entries) => entries.filter(({ id }) => !ids.includes(id))),
  /** Takes a deletion back: `before` is the history as it was. */
  restore: (before: Entries, ids: readonly string[]): AppThunk =>
    change((entries) => restored(entries, before, ids)),
  rename: (id: string, name: string): AppThunk => change((entries) => renamed(entries, id, name)),
  check: (id: string, checked: boolean): AppThunk =>
    change((entries) => changed(entries, id, (entry) => ({ ...entry, checked }))),
  checkAll: (checked: boolean): AppThunk => change((entries) => checkedAll(entries, checked)),
  recount: (id: string, run: Omit<Run, "id">): AppThunk =>
    change((entries) => changed(entries, id, (entry) => recounted(entry, run))),
} as const;
