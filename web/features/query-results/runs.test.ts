import fc from "fast-check";
import { expect, test } from "vitest";
import { legendOf, runsOf } from "./runs.ts";

test("blocks of equal values make up the rows again", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "")), (values) => {
      const runs = runsOf(values);
      expect(runs.flatMap(({ value, length }) => Array.from({ length }, () => value))).toEqual(values);
      expect(runs.every((run, index) => index === 0 || run.value !== runs[index - 1]?.value)).toBe(true);
      expect(runs.map(({ start }) => start)).toEqual(
        runs.map((_, index) => runs.slice(0, index).reduce((sum, { length }) => sum + length, 0)),
      );
    }),
  );
});

test("values have their own colours, and what is not known comes last", () => {
  const compare = (a: string, b: string) => a.localeCompare(b);
  expect(legendOf(["", "inviable", "viable", "inviable"], compare)).toEqual([
    { value: "inviable", count: 2, colour: "v-inviable" },
    { value: "viable", count: 1, colour: "v-viable" },
    { value: "", count: 1, colour: "v-none" },
  ]);
  expect(new Set(legendOf(["x", "y", "z"], compare).map(({ colour }) => colour)).size).toBe(3);
});

test("sizes are shades of one colour, the larger the darker", () => {
  const compare = new Intl.Collator("en-GB", { numeric: true }).compare;
  expect(legendOf(["1-2", "3-4", "5-6"], compare).map(({ colour }) => colour)).toEqual([
    "v-step-0",
    "v-step-4",
    "v-step-8",
  ]);
});
