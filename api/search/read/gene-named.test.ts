import { expect, test } from "vitest";
import { vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { geneDescribed } from "./gene-named.ts";
import { tokensOf } from "./tokens.ts";

/** The id of the gene of which a text asks something. */
const described = (text: string): string | undefined =>
  vocabulary.genes.rows[geneDescribed(tokensOf(text), vocabulary) ?? -1]?.gene_uniquename;

test.each([
  ["localization of Abc1", "G1.01"],
  ["which strand is abc1 on", "G1.01"],
  ["coordinates of abc1", "G1.01"],
  ["abc1 S345", "G1.01"],
  // Something else is named, or nothing is asked.
  ["abc1 kinase", undefined],
  ["abc1", undefined],
])("“%s” asks something of %s", (text, gene) => {
  expect(described(text)).toBe(gene);
});
