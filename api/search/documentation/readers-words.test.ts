import { expect, test } from "vitest";
import { inWordsOfHelp } from "./readers-words.ts";

test.each([
  ["csv", "tsv"],
  ["y2h screens", "two hybrid high throughput"],
  ["knockouts", "deletion"],
  ["multiple testing correction", "false discovery rate correction"],
  // Whole words only.
  ["kodak", "kodak"],
  ["evidence codes", "evidence codes"],
])("“%s” is “%s” in the help", (asked, said) => {
  expect(inWordsOfHelp(asked)).toBe(said);
});
