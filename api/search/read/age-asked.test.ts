import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each<[text: string, order: [string, string] | null, words: string[]]>([
  ["recent papers on nucleus", ["newest", "recent"], ["nucleus"]],
  ["the most recent publications about abc1", ["newest", "recent"], []],
  ["latest abc1 papers", ["newest", "latest"], []],
  ["new papers by Nurse", ["newest", "new"], []],
  ["newest publications", ["newest", "newest"], []],
  ["first paper on abc1", ["oldest", "first"], []],
  ["papers on a new nucleus", null, ["new", "nucleus"]],
])("%s asks for publications by their age", (text, order, words) => {
  expect(read(text)).toMatchObject({
    target: "reference",
    order: order && { first: order[0], words: order[1] },
    words,
    leftOut: [],
  });
});

test("nothing is newer than other genes, and that the age was not read is said", () => {
  expect(read("latest kinases")).toMatchObject({
    target: "gene",
    order: null,
    leftOut: [],
    unmet: ["latest"],
  });
  expect(read("newest alleles of abc1")).toMatchObject({
    target: "allele",
    order: null,
    leftOut: [],
    unmet: ["newest"],
  });
});
