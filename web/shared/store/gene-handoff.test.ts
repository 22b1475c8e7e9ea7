import { expect, test } from "vitest";
import { genesOfTable } from "./gene-handoff.ts";

test("genes are read from a table by the names of its columns", () => {
  const table = "systematic_id\tname\tchromosome\tproduct\nG1.01\tabc1\tI\ta kinase\nG1.02\t\tII\t\n";
  expect(genesOfTable(table)).toEqual([
    { uniquename: "G1.01", name: "abc1", product: "a kinase" },
    { uniquename: "G1.02", name: null, product: null },
  ]);
  expect(genesOfTable("systematic_id\tname\tproduct\n")).toEqual([]);
  expect(genesOfTable("")).toEqual([]);
});
