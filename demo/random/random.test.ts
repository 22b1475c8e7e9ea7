import fc from "fast-check";
import { expect, test } from "vitest";
import { Random } from "./random.ts";

const draws = (random: Random): number[] => Array.from({ length: 20 }, () => random.next());

test("the same seed draws the same numbers, another seed others", () => {
  expect(draws(new Random("a"))).toEqual(draws(new Random("a")));
  expect(draws(new Random("a"))).not.toEqual(draws(new Random("b")));
});

test("a fork does not depend on what was drawn before", () => {
  const used = new Random("a");
  draws(used);
  expect(draws(used.fork("x"))).toEqual(draws(new Random("a").fork("x")));
});

test("numbers stay within their bounds and reach them", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 0, max: 9 }),
      (seed, low, span) => {
        const random = new Random(seed);
        const seen = new Set(Array.from({ length: 400 }, () => random.between(low, low + span)));
        return Math.min(...seen) === low && Math.max(...seen) === low + span;
      },
    ),
  );
});

test("draws are spread evenly", () => {
  const random = new Random("even");
  const tenths = Map.groupBy(
    Array.from({ length: 100_000 }, () => random.next()),
    (draw) => Math.floor(draw * 10),
  );
  expect(tenths.size).toBe(10);
  for (const numbers of tenths.values()) expect(Math.abs(numbers.length - 10_000)).toBeLessThan(500);
});

test("a weight of nothing is never chosen", () => {
  const random = new Random("weights");
  expect(
    new Set(Array.from({ length: 500 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }))),
  ).toEqual(new Set(["often", "seldom"]));
});
