import fc from "fast-check";
import { expect, test } from "vitest";
import { shareLines } from "./share-lines.ts";

test("short tables have all of their rows, and longer ones share what is left", () => {
  expect(shareLines([2, 100, 100], 26)).toEqual([2, 9, 9]);
  expect(shareLines([3], 60)).toEqual([3]);
  expect(shareLines([], 60)).toEqual([]);
  expect(shareLines([5, 5], 3)).toEqual([0, 0]);
});

test("no table has more rows than it wants, and all together have no more lines than there are", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(80), { maxLength: 12 }), fc.nat(150), (wanted, lines) => {
      const given = shareLines(wanted, lines);
      const sum = given.reduce((all, one) => all + one, 0);
      expect(given.every((one, at) => one <= (wanted[at] ?? 0))).toBe(true);
      expect(sum).toBeLessThanOrEqual(Math.max(0, lines - 2 * wanted.length));
      const whole = wanted.reduce((all, one) => all + one, 0);
      expect(sum).toBe(Math.min(whole, Math.max(0, lines - 2 * wanted.length)));
    }),
  );
});
