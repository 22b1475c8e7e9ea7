import { configureStore } from "@reduxjs/toolkit";
import { createApi } from "@reduxjs/toolkit/query";
import { expect, test } from "vitest";
import { askAfterPause } from "./ask-after-pause.ts";

/** ms that an answer takes */
const takes = 300;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A store whose calls are answered after a while with their number. */
function storeOf() {
  let calls = 0;
  const api = createApi({
    baseQuery: async (_asked: string) => {
      calls++;
      await sleep(takes);
      return { data: calls };
    },
    endpoints: (build) => ({ count: build.query<number, string>({ query: (text) => text }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const ask = (text: string, told: (data: number | undefined) => void): (() => void) =>
    askAfterPause(
      () => store.dispatch(api.endpoints.count.initiate(text)),
      ({ data }) => told(data),
      5,
    );
  return { ask, calls: () => calls };
}

test("who shares a request that another has taken back gets an answer all the same", async () => {
  const { ask } = storeOf();
  const told: (number | undefined)[] = [];
  const takeBack = ask("nucleus", () => told.push(-1));
  ask("nucleus", (data) => told.push(data));
  await sleep(takes / 2);
  takeBack();
  await expect.poll(() => told).toEqual([2]);
});

test("what is taken back is neither told nor asked again", async () => {
  const { ask, calls } = storeOf();
  const told: unknown[] = [];
  const takeBack = ask("nucleus", (data) => told.push(data));
  await sleep(takes / 2);
  takeBack();
  ask("cytoplasm", (data) => told.push(data))();
  await sleep(2 * takes);
  expect(told).toEqual([]);
  expect(calls()).toBe(1);
});
