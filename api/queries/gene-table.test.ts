import { expect, it } from "vitest";
import { geneTable } from "./gene-table.ts";
import type { GeneRow } from "./gene-table.ts";

/** Rows have many fields; the table looks at three. */
const row = (gene_uniquename: string, name: string | null, uniprot_identifier: string | null): GeneRow =>
  ({ gene_uniquename, name, uniprot_identifier }) as unknown as GeneRow;
const table = geneTable([
  row("G1", "hht1", "P1"),
  row("G2", "hht2", "P1"),
  row("G3", null, "P3"),
  row("G4", "g3", null),
]);

it("finds a gene by id or name in any case, an id before a name", () => {
  expect(["g1", "HHT2", "g3", "G4", "none"].map(table.find)).toEqual([0, 1, 2, 3, undefined]);
});

it("finds all genes of a protein", () => {
  expect(table.ofProtein("p1")).toEqual([0, 1]);
  expect(table.ofProtein("P3")).toEqual([2]);
  expect(table.ofProtein("")).toEqual([]);
});
