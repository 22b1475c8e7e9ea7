import fc from "fast-check";
import { expect, it } from "vitest";
import type { ReferenceShort } from "../../../api/contract/index.ts";
import { publishedIn, readYears, writeYears, yearSpans, yearsText } from "./years.ts";

// Only the year is read.
const of = (years: readonly (number | null)[]): ReferenceShort[] =>
  years.map((publication_year) => ({ publication_year }) as ReferenceShort);

it("counts papers in spans of five years, with what is much older in the first", () => {
  expect(yearSpans(of([1950, 1991, 2021, 2024, null]))).toEqual([
    { first: 1950, last: 1995, count: 2 },
    { first: 1996, last: 2000, count: 0 },
    { first: 2001, last: 2005, count: 0 },
    { first: 2006, last: 2010, count: 0 },
    { first: 2011, last: 2015, count: 0 },
    { first: 2016, last: 2020, count: 0 },
    { first: 2021, last: 2025, count: 2 },
  ]);
  expect(yearSpans(of([null]))).toEqual([]);
});

it("has every dated paper in one span, which finds what it counts", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1880, max: 2030 }))), (years) => {
      const references = of(years);
      const spans = yearSpans(references);
      expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(
        years.filter((year) => year !== null).length,
      );
      for (const span of spans) {
        const read = readYears(writeYears(span));
        expect(read).toEqual({ first: span.first, last: span.last });
        expect(publishedIn(references, span)).toHaveLength(span.count);
      }
    }),
  );
});

it("takes nothing else for years", () => {
  for (const text of [null, "", "2016", "2016-20", "x-2020"]) expect(readYears(text)).toBeNull();
});

it("says one year once", () =>
  expect(["2016-2020", "2001-2001", "none"].map(yearsText)).toEqual(["2016–2020", "2001", "none"]));
