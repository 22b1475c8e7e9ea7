import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange, writeRange, yearBars } from "./years.ts";

const all = { from: 1990, to: 2025 };

test("years without results have a bar too, and a choice among the values has none", () => {
  const values = [
    ["2001-2003", 3],
    ["2001", 2],
    ["2003", 1],
    ["1990", 0],
  ] as const;
  expect(yearBars(values.map(([value, count]) => ({ value, label: value, count })))).toEqual([
    { year: 2001, count: 2 },
    { year: 2002, count: 0 },
    { year: 2003, count: 1 },
  ]);
  expect(yearBars([])).toEqual([]);
});

test("a range is read in every form that the address can have", () => {
  expect(readRange("2001-2010", all)).toEqual({ from: 2001, to: 2010 });
  expect(readRange("2001-", all)).toEqual({ from: 2001, to: 2025 });
  expect(readRange("-2010", all)).toEqual({ from: 1990, to: 2010 });
  expect(readRange("2005", all)).toEqual({ from: 2005, to: 2005 });
  expect(readRange("1900-2010", all)).toEqual({ from: 1990, to: 2010 });
  expect([undefined, "", "long ago"].map((text) => readRange(text, all))).toEqual([all, all, all]);
});

test("what is written is read back, and the whole range is no choice", () => {
  const year = fc.integer({ min: all.from, max: all.to });
  fc.assert(
    fc.property(year, year, (a, b) => {
      const text = writeRange({ from: a, to: b }, all);
      expect(readRange(text, all)).toEqual({ from: Math.min(a, b), to: Math.max(a, b) });
    }),
  );
  expect(writeRange(all, all)).toBe("");
});
