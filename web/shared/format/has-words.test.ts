import { expect, test } from "vitest";
import { hasWords } from "./has-words.ts";

const texts = ["Rübsam et al.", null, "PMID:40829803"];

test.each([
  ["", true],
  ["  ", true],
  ["rubsam", true],
  ["AL rüb", true],
  ["rubsam 4082", true],
  ["rubsam 4083", false],
])("%j: %s", (typed, expected) => {
  expect(hasWords(texts, typed)).toBe(expected);
});
