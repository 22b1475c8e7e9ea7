import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { withEachItem } from "./part.ts";
import { readText } from "./read.ts";

/** Which parts of a text are enough, with those before, where no gene has all of them; null where all are needed. */
const eachEnough = (text: string): string[] | null =>
  withEachItem(readText(text, vocabulary, names)?.parts ?? [])?.map(
    ({ id, isOr }) => `${isOr ? "or " : ""}${id}`,
  ) ?? null;

test.each([
  ["kinases and opq", ["GO:0000001", "or GO:0000014"]],
  ["the nucleus, the opq and the vacuolar membrane", ["GO:0000002", "or GO:0000014", "or GO:0000018"]],
  ["essential kinases and opq", ["deletion_viability_inviable", "GO:0000001", "or GO:0000014"]],
  ["kinase genes and opq proteins", ["GO:0000001", "or GO:0000014"]],
])("of %s each is enough where none is all", (text, expected) => {
  expect(eachEnough(text)).toEqual(expected);
});

test.each([
  "kinases in the nucleus",
  "nuclear kinases",
  "kinases and not opq",
  "essential and in the nucleus",
  "both kinases and opq",
  "kinases or opq",
])("%s is no list", (text) => {
  expect(eachEnough(text)).toBeNull();
});
