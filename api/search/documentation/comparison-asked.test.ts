import { expect, test } from "vitest";
import { comparedWords } from "./comparison-asked.ts";

test.each([
  ["compare abc1 and abc2", ["abc1", "abc2"]],
  ["Compare genes abc1, abc2, and KEX1A01.01c", ["abc1", "abc2", "KEX1A01.01c"]],
  ["compare abc1 with abc2", ["abc1", "abc2"]],
  ["what do abc1 and abc2 have in common?", ["abc1", "abc2"]],
  ["what do abc1, abc2 and abc3 share", ["abc1", "abc2", "abc3"]],
  ["differences between abc1 and abc2", ["abc1", "abc2"]],
  ["what is the difference between abc1 and abc2", ["abc1", "abc2"]],
  ["how do abc1 and abc2 differ", ["abc1", "abc2"]],
  ["what is common between abc1 and abc2", ["abc1", "abc2"]],
  ["abc1 vs abc2", ["abc1", "abc2"]],
  ["abc1 vs. abc2", ["abc1", "abc2"]],
  ["abc1 and abc2", []],
  ["compare abc1", []],
  ["compare two gene lists and more", []],
  ["interactors of abc1 and abc2", []],
  ["what do genes that abc1 regulates have in common", []],
])("%s", (typed, words) => {
  expect(comparedWords(typed)).toEqual(words);
});
