import { expect, test } from "vitest";
import { isSentence, telling, tells, withoutGenes } from "./telling.ts";

test.each([
  ["how can i find promoters of many genes", "promoters genes"],
  // By themselves, words of asking are what is asked for.
  ["motif search", "motif search"],
  ["does the search forgive typos", "search forgive typos"],
  ["how do i search", "search"],
  ["how do i find a gene", "find gene"],
  ["what can i do", "what can i do"],
  ["the gene's promoter", "gene promoter"],
])("“%s” is about “%s”", (asked, about) => {
  expect(telling(asked)).toBe(about);
});

test("genes are asked for where nothing else is", () => {
  expect(withoutGenes("promoters genes")).toBe("promoters");
  expect(withoutGenes("genes")).toBe("genes");
});

test("three words that matter are a sentence", () => {
  expect(isSentence("how do i cite a gene")).toBe(false);
  expect(isSentence("how do i download sequences of introns")).toBe(true);
  expect(tells("how do i")).toBe(false);
});
