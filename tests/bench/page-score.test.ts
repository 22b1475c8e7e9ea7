import { expect, test } from "vitest";
import { pageScore, placed } from "./page-score.ts";

test("a time is placed between the best tenth and the middle of all pages", () => {
  const curve = { best: 200, middle: 600 };
  expect(placed(0, curve)).toBe(1);
  expect(placed(200, curve)).toBeCloseTo(0.9, 4);
  expect(placed(600, curve)).toBeCloseTo(0.5, 4);
  expect(placed(6_000, curve)).toBeLessThan(0.01);
});

test("a page's score is the weighted mean of its parts", () => {
  expect(pageScore({ fcp: 0, lcp: 0, blocked: 0, cls: 0 })).toBe(100);
  expect(pageScore({ fcp: 1_800, lcp: 2_500, blocked: 200, cls: 0.1 })).toBe(90);
  expect(pageScore({ fcp: 3_000, lcp: 4_000, blocked: 600, cls: 0.25 })).toBe(50);
  // Only the blocked main thread is bad: a third of the weight.
  expect(pageScore({ fcp: 100, lcp: 100, blocked: 60_000, cls: 0 })).toBe(67);
});
