import { expect, test } from "vitest";
import { readersWords } from "./readers-words.ts";
import { stemsIn } from "./stems.ts";

const othersOf = (words: string): string[] =>
  (readersWords.get(stemsIn(words).join(" ")) ?? []).map((stems) => stems.join(" "));
const stem = (words: string): string => stemsIn(words).join(" ");

test.each([
  ["csv", "tsv"],
  ["knockouts", "deletion"],
  ["multiple testing", "false discovery rate"],
  ["publication", "papers"],
])("“%s” stands for “%s”, and the other way round", (one, other) => {
  expect(othersOf(one)).toContain(stem(other));
  expect(othersOf(other)).toContain(stem(one));
});

test("a word does not stand for itself, and one that no row has for nothing", () => {
  for (const [one, others] of readersWords) expect(others.map((stems) => stems.join(" "))).not.toContain(one);
  expect(othersOf("kodak")).toEqual([]);
});
