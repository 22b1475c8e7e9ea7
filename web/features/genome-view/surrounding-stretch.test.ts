import fc from "fast-check";
import { expect, test } from "vitest";
import { maxInterval } from "../../../api/contract/values/max-interval.ts";
import { surroundingStretch } from "./surrounding-stretch.ts";

const whole = 2_000_000;

test("a stretch holds its interval, may be asked for, and lies on the chromosome", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: whole }),
      fc.integer({ min: 0, max: maxInterval - 1 }),
      (start, more) => {
        const interval = { chromosome: "I", start, end: Math.min(whole, start + more) };
        const stretch = surroundingStretch(interval, whole);
        expect(stretch.start).toBeGreaterThanOrEqual(1);
        expect(stretch.start).toBeLessThanOrEqual(interval.start);
        expect(stretch.end).toBeGreaterThanOrEqual(interval.end);
        expect(stretch.end).toBeLessThanOrEqual(whole);
        expect(stretch.end - stretch.start).toBeLessThan(maxInterval);
      },
    ),
  ));

test("a small move asks for nothing new, and what comes into view is there", () => {
  const at = (start: number) => surroundingStretch({ chromosome: "I", start, end: start + 9_999 }, whole);
  expect(at(500_001)).toEqual(at(503_000));
  expect(500_001 - at(500_001).start).toBeGreaterThanOrEqual(9_999);
});
