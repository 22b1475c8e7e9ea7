import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import type { GeneRow } from "../../queries/gene-table.ts";
import { wordsOfDeployment } from "./deployment-words.ts";
import { orthologNumber } from "./ortholog-numbers.ts";

const gene = (id: string, ...human: string[]) =>
  ({ gene_uniquename: id, orthologs: { "9606": human } }) as unknown as GeneRow;
const genes = [
  gene("one", "A"),
  gene("two", "B", "C"),
  gene("shared", "D"),
  gene("sharing", "D"),
  gene("none"),
];
const { organisms } = wordsOfDeployment(names);
const found = (folded: string) => {
  const node = orthologNumber(folded, organisms, genes, names)?.node;
  return node && "gene_list" in node ? node.gene_list.genes : null;
};

test.each([
  ["more than one human ortholog", ["two"]],
  ["with multiple human orthologs", ["two"]],
  ["two or more orthologs in human", ["two"]],
  ["with a single human ortholog", ["one", "shared", "sharing"]],
  ["one-to-one human orthologs", ["one"]],
  ["one to one orthologs in human", ["one"]],
  // What has any or none needs no number.
  ["with a human ortholog", null],
  ["no human orthologs", null],
  ["at least one human ortholog", null],
  ["more than one ortholog", null],
])("%s", (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test("a reading says of which organism", () => {
  expect(orthologNumber("one-to-one human orthologs", organisms, vocabulary.genes.rows, names)?.label).toBe(
    "one-to-one ortholog in human",
  );
});
