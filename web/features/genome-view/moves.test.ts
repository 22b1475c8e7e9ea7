import fc from "fast-check";
import { expect, test } from "vitest";
import { around, lengthOf, minShown, moved, zoomed } from "./moves.ts";

const whole = 1_000_000;
const intervals = fc
  .tuple(fc.integer({ min: 1, max: whole - minShown }), fc.integer({ min: minShown, max: whole }))
  .map(([start, length]) => ({ chromosome: "I", start, end: Math.min(whole, start + length) }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

const isInside = ({ start, end }: { start: number; end: number }): boolean =>
  Number.isInteger(start) && Number.isInteger(end) && start >= 1 && end <= whole && start <= end;

test("a move keeps what is shown as long as it was, and within the chromosome", () =>
  fc.assert(
    fc.property(intervals, fc.double({ min: -3, max: 3, noNaN: true }), (interval, by) => {
      const next = moved(interval, by, whole);
      expect(isInside(next)).toBe(true);
      expect(lengthOf(next)).toBe(lengthOf(interval));
    }),
  ));

test("zooming keeps the place under the fingers, as far as the ends of the chromosome allow", () =>
  fc.assert(
    fc.property(intervals, fc.double({ min: 0.1, max: 10, noNaN: true }), share, (interval, factor, at) => {
      const next = zoomed(interval, factor, at, whole);
      expect(isInside(next)).toBe(true);
      const placeIn = ({ start, end }: { start: number; end: number }) => start + at * (end - start + 1);
      const isFree = next.start > 1 && next.end < whole;
      if (isFree) expect(Math.abs(placeIn(next) - placeIn(interval))).toBeLessThanOrEqual(2);
    }),
  ));

test("moves and zooms stop at the ends, and at what can be seen", () => {
  const start = { chromosome: "I", start: 101, end: 300 };
  expect(moved(start, -2, whole)).toEqual({ chromosome: "I", start: 1, end: 200 });
  expect(moved(start, 1, whole)).toEqual({ chromosome: "I", start: 301, end: 500 });
  expect(lengthOf(zoomed(start, 1000, 0.5, whole))).toBe(minShown);
  expect(zoomed(start, 1 / 100_000, 0.5, whole)).toEqual({ chromosome: "I", start: 1, end: whole });
  expect(zoomed(start, 1 / 2, 0.5, 350)).toEqual({ chromosome: "I", start: 1, end: 350 });
  expect(around("I", 999_990, 200, whole)).toEqual({ chromosome: "I", start: 999_801, end: whole });
  // A piece shorter than what is shown at least.
  expect(around("I", 40, 200, 80)).toEqual({ chromosome: "I", start: 1, end: 80 });
});
