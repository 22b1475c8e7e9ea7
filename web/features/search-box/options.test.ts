import { expect, test } from "vitest";
import type { SuggestAnswer } from "../../../api/contract/index.ts";
import { announcement, optionGroups, shownOf, spokenOf } from "./options.ts";

const hit = (id: string) => ({ id, label: id, detail: "", matched: null, facts: null });
const answer: SuggestAnswer = {
  release: "2025-09-01",
  groups: [
    { type: "gene", total: 10, hits: [hit("G1"), hit("G2")] },
    { type: "reference", total: 0, hits: [] },
    { type: "gocam", total: 1, hits: [hit("67369e7600002505")] },
  ],
  reading: null,
  pages: [],
  jump: null,
};

test("rows are numbered over all groups and lead to their pages; empty groups vanish", () => {
  const groups = optionGroups(answer, 20);
  expect(groups.map((group) => group.type)).toEqual(["gene", "gocam"]);
  expect(groups.flatMap((group) => group.options).map((option) => [option.index, option.url])).toEqual([
    [0, "/gene/G1"],
    [1, "/gene/G2"],
    [2, "/gocam/pombase-view/docs/67369e7600002505"],
  ]);
});

test("a screen reader hears how many there are of each kind", () => {
  expect(announcement(optionGroups(answer, 20))).toBe("3 suggestions: 2 of 10 genes, 1 of 1 pathway models");
});

test("genes that are not counted to the end are said to be that many or more", () => {
  const genes = (total: number) =>
    optionGroups(
      {
        ...answer,
        groups: [
          { type: "gene", total, hits: [hit("G1")] },
          { type: "term", total: 20, hits: [hit("T1")] },
        ],
      },
      20,
    );
  expect(genes(20).map((group) => shownOf(group))).toEqual(["1 of 20+", "1 of 20"]);
  expect(genes(20).map(spokenOf)).toEqual(["1 of 20 or more", "1 of 20"]);
  expect(genes(19).map((group) => shownOf(group))).toEqual(["1 of 19", "1 of 20"]);
  expect(announcement(genes(20))).toBe("2 suggestions: 1 of 20 or more genes, 1 of 20 terms");
});

test("a screen reader hears which pages are offered before anything else", () => {
  const pages = [{ url: "/about/how-to-cite", title: "How to cite" }];
  expect(announcement([], null, pages)).toBe("Pages and tools: How to cite.");
  expect(announcement(optionGroups(answer), null, pages)).toMatch(/^Pages and tools: How to cite\. 3 sugg/);
});

test("a count of genes that are named so is not taken for those that the words ask for", () => {
  const [genes] = optionGroups(answer, 20);
  if (!genes) throw new Error("there are genes");
  expect(shownOf(genes, 91)).toBe("2 of 10 named so");
  expect(shownOf(genes, 10)).toBe("2 of 10");
});
