import fc from "fast-check";
import { expect, test } from "vitest";
import { density } from "./density.ts";

test("the outline is widest where most values lie", () => {
  const outline = density([1, 1.1, 1.2, 1.1, 1, 3]);
  const widest = outline.find((point) => point.density === 1);
  expect(widest?.value).toBeCloseTo(1.1, 0);
  expect(outline.at(-1)?.density).toBeLessThan(0.5);
});

test("no values have no outline, equal ones a flat one", () => {
  expect(density([])).toEqual([]);
  expect(new Set(density([2, 2]).map(({ density: width }) => width))).toEqual(new Set([1]));
});

test("an outline spans its values and stays between 0 and 1", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: -6_000, max: 6_000 }).map((value) => value / 1_000),
        { minLength: 1, maxLength: 40 },
      ),
      (values) => {
        const outline = density(values);
        expect(outline[0]?.value).toBeCloseTo(Math.min(...values), 9);
        expect(outline.at(-1)?.value).toBeCloseTo(Math.max(...values), 9);
        expect(outline.every(({ density: width }) => width >= 0 && width <= 1)).toBe(true);
      },
    ),
  );
});
