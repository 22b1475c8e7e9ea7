import { expect, test } from "vitest";
import type { Column } from "./column.ts";
import { pageNumbers } from "./pages.ts";
import { nextSorting, sortRows } from "./sort.ts";

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

const initial = { column: "product", descending: false };
/** What presses on the head of a column make of an order. */
function presses(column: Partial<Column<never>>): string[] {
  let sorting = initial;
  return [1, 2, 3].map(() => {
    sorting = nextSorting({ id: "value", header: "Value", cell: () => null, ...column }, sorting, initial);
    return `${sorting.column} ${sorting.descending ? "down" : "up"}`;
  });
}

test("a head sorts numbers from the largest, names and places from the first, and at the third press as they stood", () => {
  expect(presses({ number: true })).toEqual(["value down", "value up", "product up"]);
  expect(presses({})).toEqual(["value up", "value down", "product up"]);
  expect(presses({ number: true, first: "smallest" })).toEqual(["value up", "value down", "product up"]);
  // The column that the rows stand by at first.
  expect(presses({ id: "product" })).toEqual(["product down", "product up", "product down"]);
});

test("a pager shows the first, the last and the pages around the present one", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(1, 28)).toEqual([1, 2, 3, null, 28]);
  expect(pageNumbers(14, 28)).toEqual([1, null, 13, 14, 15, null, 28]);
  expect(pageNumbers(28, 28)).toEqual([1, null, 26, 27, 28]);
});
