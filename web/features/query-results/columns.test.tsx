import { expect, test } from "vitest";
import { fieldOf, resultColumn, valueOf } from "./columns.tsx";

const row = {
  gene_uniquename: "A1.01",
  name: null,
  orthologs: { 4932: ["CDC28", "PHO85"] },
  ortholog_taxonids: [4932],
  protein_length: 297,
  go_function: { termid: "GO:0016740", name: "transferase activity" },
  synonyms: [],
  gene_expression: [{ dataset_name: "PMID:1 protein during(GO:0000087)", value: 12.345 }],
};
const plain = { group: "extra" as const, shown: false, numeric: false };

test("a column reads its field, or one part of it", () => {
  expect(
    [
      "orthologs:4932",
      "orthologs:9606",
      "ortholog_taxonids:4932",
      "ortholog_taxonids:9606",
      "go_function",
      "synonyms",
      "name",
      "protein_length",
      "nonsense",
    ].map((column) => valueOf(row, column)),
  ).toEqual(["CDC28, PHO85", null, "present", "absent", "transferase activity", null, null, 297, null]);
  expect(valueOf(row, "gene_expression:PMID:1 protein during(GO:0000087)")).toBe(12.345);
  expect(fieldOf("gene_expression:PMID:1 protein")).toBe("gene_expression");
});

test("numbers sort as numbers and are written short", () => {
  const column = resultColumn({
    ...plain,
    field: "gene_expression:PMID:1 protein during(GO:0000087)",
    display_name: "Molecules",
    head: "Molecules",
    numeric: true,
  });
  expect([column.sortBy?.(row), column.cell(row), column.number]).toEqual([12.345, "12.3", true]);
});
