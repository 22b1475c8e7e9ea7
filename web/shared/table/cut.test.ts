import { expect, test } from "vitest";
import { isLong } from "./cut.ts";

test("a table with a row or two more than its first ones shows them, unless they have not been fetched", () => {
  expect([9, 10].map((total) => isLong(total, 7, 50))).toEqual([false, true]);
  expect([50, 51, 52].map((total) => isLong(total, 50, 50))).toEqual([false, true, true]);
});
