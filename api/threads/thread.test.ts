import { expect, test } from "vitest";
import { Thread } from "./thread.ts";
import { Threads } from "./threads.ts";

const start = (maxTaskMs: number, maxIdleMs?: number) => {
  const ended = Promise.withResolvers<void>();
  const thread = new Thread<number, number>({
    module: new URL("../../tests/fixtures/doubling.ts", import.meta.url),
    maxTaskMs,
    ...(maxIdleMs !== undefined && { maxIdleMs }),
    endError: () => new Error("ended"),
    onEnd: ended.resolve,
  });
  return { thread, ended: ended.promise };
};

test("each task gets its own answer", async () => {
  const { thread } = start(60_000);
  expect(await Promise.all([1, 2, 3].map((number) => thread.ask(number)))).toEqual([2, 4, 6]);
  expect(thread.load).toBe(0);
});

test("an error ends the thread, and all who wait for it are told", async () => {
  const { thread, ended } = start(60_000);
  const asked = await Promise.allSettled([thread.ask(0), thread.ask(-1)]);
  expect(asked).toEqual([0, 1].map(() => ({ status: "rejected", reason: new Error("ended") })));
  await ended;
});

test("a task that takes too long ends the thread", async () => {
  const { thread, ended } = start(50);
  await expect(thread.ask(0)).rejects.toThrow("ended");
  await ended;
});

test("a thread that is asked nothing for long ends, and is done with its tasks before", async () => {
  const { thread, ended } = start(60_000, 20);
  expect(await thread.ask(4)).toBe(8);
  await ended;
});

test("a thread that is told to end does so where it has no task, and not before", async () => {
  const { thread, ended } = start(60_000);
  const asked = thread.ask(4);
  thread.endIdle();
  expect(await asked).toBe(8);
  thread.endIdle();
  await ended;
});

test("threads that have ended for lack of tasks are started again for the next one", async () => {
  const threads = new Threads<number, number>({
    module: new URL("../../tests/fixtures/doubling.ts", import.meta.url),
    size: 2,
    maxTaskMs: 60_000,
    maxIdleMs: 1,
    endError: () => new Error("ended"),
  });
  for (const number of [1, 2, 3]) {
    expect(await threads.ask(number)).toBe(2 * number);
    // Longer than they rest.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
