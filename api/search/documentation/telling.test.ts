import { expect, test } from "vitest";
import { telling, tells } from "./telling.ts";

test.each([
  ["how can i see promoters of many genes", "promoters genes"],
  ["does the search forgive typos", "search forgive typos"],
  // Whether it is so or not makes another question of it.
  ["what does not mean", "not"],
  ["what can i do", "what can i do"],
  ["the gene's promoter", "gene promoter"],
])("“%s” is about “%s”", (asked, about) => {
  expect(telling(asked)).toBe(about);
});

test("words of asking alone tell nothing", () => {
  expect(tells("how do i")).toBe(false);
  expect(tells("how do i cite")).toBe(true);
});
