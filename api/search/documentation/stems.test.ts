import { expect, test } from "vitest";
import { isSmall, plainWords, stemOf, stemsIn } from "./stems.ts";

test.each([
  ["gene", "genes"],
  ["annotate", "annotated", "annotating", "annotation", "annotations"],
  ["modification", "modifications"],
  ["localisation", "localization", "localized"],
  ["query", "queries"],
  ["map", "maps", "mapping", "mapped"],
  ["colour", "color", "colours"],
  ["analysis", "analyses"],
  ["process", "processes"],
])("forms of “%s” have one stem", (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ["gene", "general"],
  ["release", "relation"],
  ["allele", "all"],
  ["citing", "city"],
  ["cdc2", "cdc25"],
])("“%s” and “%s” are two words", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("words are taken without apostrophes, capitals and accents", () => {
  expect(plainWords("Can't I see the gene's Naïve α-form?")).toEqual([
    "cant",
    "i",
    "see",
    "the",
    "gene",
    "naive",
    "alpha",
    "form",
  ]);
});

test("words of asking are small, those that turn what is asked are not", () => {
  expect(stemsIn("how do I get it").every(isSmall)).toBe(true);
  expect(stemsIn("no results without annotations").some(isSmall)).toBe(false);
});
