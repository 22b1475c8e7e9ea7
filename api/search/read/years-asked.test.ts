import fc from "fast-check";
import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";
import { ofYears, withYearsJoined } from "./years-asked.ts";

const isIn: Readonly<Record<string, (year: number, bound: number) => boolean>> = {
  after: (year, bound) => year > bound,
  since: (year, bound) => year >= bound,
  before: (year, bound) => year < bound,
  until: (year, bound) => year <= bound,
};

test("years are those that the words mean", () => {
  const years = fc.integer({ min: 1950, max: 2049 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(isIn)), years, years, (word, bound, year) => {
      const query = ofYears(`${word} ${bound}`);
      const range = query?.range?.["year"] as { gte?: number; lte?: number } | undefined;
      expect(range).toBeDefined();
      const found = year >= (range?.gte ?? -Infinity) && year <= (range?.lte ?? Infinity);
      expect(found).toBe(isIn[word]?.(year, bound));
    }),
  );
});

test.each(["after", "after noon", "2010", "after 12", "within 2010", ""])("%j bounds no years", (text) => {
  expect(ofYears(text)).toBeNull();
});

test.each([
  ["2010–2015", { gte: 2010, lte: 2015 }],
  ["2015-2010", { gte: 2010, lte: 2015 }],
  ["1990s", { gte: 1990, lte: 1999 }],
])("%s are years", (text, range) => {
  expect(ofYears(text)).toEqual({ range: { year: range } });
});

test("words beside years stay as they are", () => {
  expect(withYearsJoined(["spindle", "After", "2010", "until", "2015", "before", "anaphase"], "")).toEqual([
    "spindle",
    "After 2010",
    "until 2015",
    "before",
    "anaphase",
  ]);
});

test.each([
  ["publications about abc1 after 2010", ["after 2010"]],
  ["papers since 2015", ["since 2015"]],
  ["papers between 2010 and 2015 about abc1", ["2010–2015"]],
  ["papers on abc1 from 2010 to 2015", ["2010–2015"]],
  ["papers on abc1 of 2010 and 2015", ["2010", "2015"]],
  ["papers from the 1990s", ["1990s"]],
  ["papers on abc1 before the year 2000", ["before", "2000"]],
  ["papers after 12", ["after", "12"]],
])("%s bounds the years of publications", (text, words) => {
  expect(
    readText(text, vocabulary, names)?.words.filter((word) => /\d|^(?:before|after)/.test(word)),
  ).toEqual(words);
});
