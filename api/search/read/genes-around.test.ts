import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

/** What a text says of the genes around others, and whether it is taken away. */
const said = (text: string) =>
  readText(text, vocabulary, names)?.parts.map(({ label, isNot }) => (isNot ? `not ${label}` : label));

test.each([
  ["genes overlapping abc1", ["overlapping abc1"]],
  ["genes that overlap with abc1", ["overlapping abc1"]],
  ["antisense transcripts of abc1", ["antisense to abc1"]],
  ["what is on the opposite strand of abc1", ["antisense to abc1"]],
  ["genes not antisense to abc1", ["not antisense to abc1"]],
  ["immediate neighbours of abc1", ["first on either side of abc1 that do not overlap"]],
  ["the gene immediately upstream of abc1", ["first upstream of abc1 that does not overlap"]],
  ["overlapping genes", ["overlapping genes ≥ 1"]],
  ["genes that overlap", ["overlapping genes ≥ 1"]],
  ["kinases that do not overlap other genes", ["protein kinase activity", "overlapping genes 0"]],
  ["genes with more than 2 antisense transcripts", ["antisense genes ≥ 3"]],
  ["genes without antisense transcripts", ["antisense genes 0"]],
  ["antisense RNAs", ["ncRNA gene, antisense genes ≥ 1"]],
  ["genes with antisense RNA", ["antisense to any ncRNA gene"]],
  ["kinases without antisense RNA", ["protein kinase activity", "not antisense to any ncRNA gene"]],
  ["genes more than 2 kb from their neighbours", ["distance to the nearest gene ≥ 2,000 nt"]],
  ["genes more than 2 kb from any other gene", ["distance to the nearest gene ≥ 2,000 nt"]],
  ["tRNA genes antisense to kinases", ["tRNA gene", "antisense to any gene of: protein kinase activity"]],
  [
    "tRNA genes not overlapping kinases",
    ["tRNA gene", "not overlapping any gene of: protein kinase activity"],
  ],
  ["antisense tRNA genes", ["antisense genes ≥ 1", "tRNA gene"]],
  ["tRNA genes overlapping on chromosome II", ["tRNA gene", "overlapping genes ≥ 1", "chromosome II"]],
  ["papers about antisense RNA", []],
  // What is no gene overlaps nothing.
  ["antisense", undefined],
  ["overlapping functions", undefined],
])("%s", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test("a gene is not among those that overlap it, and is shown where there are none", () => {
  const [part] = readText("genes overlapping mno3", vocabulary, names)?.parts ?? [];
  expect(part).toMatchObject({ node: { gene_list: { genes: [] } }, genes: ["G3.03"] });
  expect(readText("genes overlapping abc1", vocabulary, names)?.query).toEqual({
    gene_list: { genes: ["G2.02"] },
  });
});

test("what is antisense to a place was not read", () => {
  expect(readText("genes antisense to cen2", vocabulary, names)?.leftOut).toEqual(["antisense", "to"]);
});
