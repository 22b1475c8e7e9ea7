/** Slices of the store that last longer than the page, each as one text under a key of the browser's storage. */
import { createAction } from "@reduxjs/toolkit";
import type { ActionReducerMapBuilder, Middleware } from "@reduxjs/toolkit";
import { readStored, writeStored } from "../browser/storage.ts";
import type { StorageLifetime } from "../browser/storage.ts";

/** Another tab has written under a key. */
export const storageChanged = createAction<{ readonly key: string; readonly text: string | null }>(
  "storageChanged",
);

export interface PersistedOptions<Name extends string, State> {
  /** Of the slice. */
  readonly name: Name;
  readonly key: string;
  readonly lasting: StorageLifetime;
  /** Reads what any version of the site has written; null is nothing. It never throws. */
  readonly parse: (text: string | null) => State;
  /** null removes the text. */
  readonly format: (state: State) => string | null;
}

interface PersistedSlice<Name extends string, State> {
  readonly name: Name;
  readonly initialState: () => State;
  /** Takes over what other tabs write. */
  readonly extraReducers: (builder: ActionReducerMapBuilder<State>) => void;
}

const savers = new Map<string, (state: unknown) => void>();

/** The parts of a slice that make it last: `createSlice({ ...persisted({ … }), reducers, selectors })`. */
export function persisted<Name extends string, State>({
  name,
  key,
  lasting,
  parse,
  format,
}: PersistedOptions<Name, State>): PersistedSlice<Name, State> {
  const initialState = () => parse(readStored(lasting, key));
  let savedState: unknown;
  let savedText = format(initialState());
  savers.set(name, (state) => {
    if (state === savedState || state === undefined) return;
    savedState = state;
    // What stands in the store under the name is made by the slice's reducer.
    const text = format(state as State);
    if (text === savedText) return;
    savedText = text;
    writeStored(lasting, key, text);
  });
  return {
    name,
    initialState,
    extraReducers: (builder) =>
      builder.addCase(storageChanged, (state, { payload }) =>
        payload.key === key ? parse(payload.text) : state,
      ),
  };
}

/** Writes what has changed after each action, and tells the store what other tabs write. */
export const persistence: Middleware = ({ dispatch, getState }) => {
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== null) dispatch(storageChanged({ key, text: newValue }));
  });
  return (next) => (action) => {
    const result = next(action);
    const state: Readonly<Record<string, unknown>> = getState();
    for (const [name, save] of savers) save(state[name]);
    return result;
  };
};
