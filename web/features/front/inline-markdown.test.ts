import { expect, test } from "vitest";
import { inlineMarkdown } from "./inline-markdown.ts";

const parts = (text: string) => inlineMarkdown(text).map((part) => [part.kind, part.text]);

test("emphasis and links are read, all else stays text", () => {
  expect(parts("Genes of *S. pombe*, **curated**, see [the site](/about).")).toEqual([
    ["text", "Genes of "],
    ["em", "S. pombe"],
    ["text", ", "],
    ["strong", "curated"],
    ["text", ", see "],
    ["link", "the site"],
    ["text", "."],
  ]);
  expect(parts("a < b & c")).toEqual([["text", "a < b & c"]]);
});

test("an address that is neither ours nor of the web is no link", () => {
  expect(parts("[x](javascript:alert)")).toEqual([["text", "[x](javascript:alert)"]]);
});
