import { expect, test } from "vitest";
import type { ReferenceShort } from "../../../api/contract/index.ts";
import { timelineOf } from "./timeline.ts";

// Only year and curation are read.
const of = (years: readonly (number | null)[]): ReferenceShort[] =>
  years.map((publication_year, at) => ({ publication_year, curated: at % 2 === 0 }) as ReferenceShort);

test("every year has its place, also without publications", () =>
  expect(timelineOf(of([2001, 2001, 2002, null, 2004, 2005]))).toEqual([
    { year: 2001, count: 2, curated: 1 },
    { year: 2002, count: 1, curated: 1 },
    { year: 2003, count: 0, curated: 0 },
    { year: 2004, count: 1, curated: 1 },
    { year: 2005, count: 1, curated: 0 },
  ]));

test("a few years are no timeline", () => expect(timelineOf(of([1999, 1999, 2020, 2021, null]))).toEqual([]));
