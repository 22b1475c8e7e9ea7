import { expect, test } from "vitest";
import fc from "fast-check";
import { numberFrom, withBound, withSide } from "./ranges.ts";

test("a bound that goes beyond the other takes it along", () => {
  expect(withBound({ start: 1, end: 50 }, "start", 80, 0)).toEqual({ start: 80, end: 80 });
  expect(withBound({ start: 20, end: 50 }, "end", 10, 0)).toEqual({ start: 10, end: 10 });
});

test("positions stay on the chromosome", () => {
  expect(withBound({ start: 5, end: 10 }, "start", 0, 1, 100)).toEqual({ start: 1, end: 10 });
  expect(withBound({ start: 5, end: 10 }, "end", 9_999_999, 1, 100)).toEqual({ start: 5, end: 100 });
});

test("whatever is typed, start is not above end and both are between the limits", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom("start" as const, "end" as const),
      fc.integer(),
      (a, b, side, typed) => {
        const { start, end } = withBound({ start: Math.min(a, b), end: Math.max(a, b) }, side, typed, 1, 100);
        expect(start).not.toBeNull();
        expect(start ?? 0).toBeLessThanOrEqual(end ?? 0);
        expect(start ?? 0).toBeGreaterThanOrEqual(1);
        expect(end ?? 0).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test("one side is always closed: opening it closes the other", () => {
  const otherwise = { start: 1, end: 100 };
  expect(withSide({ start: 5, end: null }, "start", false, otherwise)).toEqual({ start: null, end: 100 });
  expect(withSide({ start: null, end: 5 }, "end", false, otherwise)).toEqual({ start: 1, end: null });
  expect(withSide({ start: 5, end: 7 }, "end", false, otherwise)).toEqual({ start: 5, end: null });
  expect(withSide({ start: null, end: 7 }, "start", true, { start: 9, end: 100 })).toEqual({
    start: 9,
    end: 9,
  });
});

test("numbers are read from fields, whole ones where only those mean something", () => {
  expect([
    numberFrom(" 12 ", true),
    numberFrom("12.6", true),
    numberFrom("12.6", false),
    numberFrom("1,5", false),
    numberFrom("", true),
    numberFrom("x", true),
  ]).toEqual([12, 13, 12.6, 1.5, null, null]);
});
