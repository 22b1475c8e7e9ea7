import { expect, it } from "vitest";
import { UseCounts, useWindow } from "./use-counts.ts";
import type { Used } from "./use-counts.ts";

it("does not keep a reader waiting for a count that does not come, and goes on by itself", async () => {
  const counts = new UseCounts(() => new Promise(() => {}));
  for (let used = 1; used <= 5; used++) expect((await counts.add("reader", 1)).used).toBe(used);
  expect((await counts.add("another", 1)).used).toBe(1);
});

it("goes on from what was known last when the others cannot be asked", async () => {
  let used = 6;
  let isAway = false;
  const counts = new UseCounts(async (_client, cost) => {
    if (isAway) throw new Error("away");
    return { used: (used += cost), left: 30_000 };
  });
  expect(await counts.add("reader", 1)).toEqual({ used: 7, left: 30_000 });
  isAway = true;
  const alone = await counts.add("reader", 2);
  expect(alone.used).toBe(9);
  // In the same window.
  expect(alone.left).toBeLessThanOrEqual(30_000);
  expect((await counts.add("another", 1)).left).toBeGreaterThan(30_000);
  isAway = false;
  expect((await counts.add("reader", 1)).used).toBe(8);
});

it("takes a count that was late for what it is", async () => {
  const late: ((used: Used) => void)[] = [];
  const counts = new UseCounts(() => new Promise((resolve) => late.push(resolve)));
  expect((await counts.add("reader", 1)).used).toBe(1);
  for (const answer of late) answer({ used: 9, left: useWindow });
  await new Promise((resolve) => setImmediate(resolve));
  expect((await counts.add("reader", 1)).used).toBe(10);
});
