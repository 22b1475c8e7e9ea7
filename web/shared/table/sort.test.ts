import { expect, test } from "vitest";
import { pageNumbers } from "./pages.ts";
import { sortRows } from "./sort.ts";

const rows = ["b10", null, "b2", "a1", null].map((value, index) => ({ value, index }));

test("names sort by the numbers in them, and rows without a value stay last both ways", () => {
  expect(sortRows(rows, (row) => row.value, false).map((row) => row.value)).toEqual([
    "a1",
    "b2",
    "b10",
    null,
    null,
  ]);
  expect(sortRows(rows, (row) => row.value, true).map((row) => row.value)).toEqual([
    "b10",
    "b2",
    "a1",
    null,
    null,
  ]);
});

test("equal rows keep their order", () => {
  expect(sortRows(rows, () => 1, true).map((row) => row.index)).toEqual([0, 1, 2, 3, 4]);
});

test("a pager shows the first, the last and the pages around the present one", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(1, 28)).toEqual([1, 2, 3, null, 28]);
  expect(pageNumbers(14, 28)).toEqual([1, null, 13, 14, 15, null, 28]);
  expect(pageNumbers(28, 28)).toEqual([1, null, 26, 27, 28]);
});
