import { configureStore, createSlice } from "@reduxjs/toolkit";
import type { PayloadAction, UnknownAction } from "@reduxjs/toolkit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persisted, persistence, storageChanged } from "./persistence.ts";
import { rootReducer } from "./root-reducer.ts";

let stored: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error("full");
      stored.set(key, text);
    },
  });
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A number that lasts; 0 is not kept. */
const counter = <Name extends string>(name: Name) =>
  createSlice({
    ...persisted({
      name,
      key: `test.${name}`,
      lasting: "browser",
      parse: (text) => ({ number: Number(text ?? 0) }),
      format: ({ number }) => (number === 0 ? null : String(number)),
    }),
    reducers: { set: (_state, { payload: number }: PayloadAction<number>) => ({ number }) },
    selectors: { number: ({ number }) => number },
  }).injectInto(rootReducer);

const store = (): { dispatch: (action: UnknownAction) => unknown; getState: () => object } =>
  configureStore({ reducer: rootReducer, middleware: (defaults) => defaults().concat(persistence) });

test("a slice begins with what was kept, and each change is kept", () => {
  stored.set("test.a", "7");
  const { actions, selectors } = counter("a");
  const { dispatch, getState } = store();
  expect(selectors.number(getState())).toBe(7);
  dispatch(actions.set(8));
  expect(stored.get("test.a")).toBe("8");
  dispatch(actions.set(0));
  expect(stored.has("test.a")).toBe(false);
});

test("nothing is written before something is chosen", () => {
  stored.set("test.b", "07");
  counter("b");
  store().dispatch({ type: "something else" });
  expect(stored.get("test.b")).toBe("07");
});

test("what another tab writes is taken over, what it writes under other keys is not", () => {
  const { selectors } = counter("c");
  const { dispatch, getState } = store();
  dispatch(storageChanged({ key: "test.c", text: "5" }));
  dispatch(storageChanged({ key: "test.d", text: "6" }));
  expect(selectors.number(getState())).toBe(5);
});

test("a browser that is full keeps the state as long as the page", () => {
  const { actions, selectors } = counter("e");
  const { dispatch, getState } = store();
  isFull = true;
  dispatch(actions.set(3));
  expect(selectors.number(getState())).toBe(3);
  expect(stored.has("test.e")).toBe(false);
});
