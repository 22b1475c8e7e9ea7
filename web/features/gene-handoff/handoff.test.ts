import { expect, test } from "vitest";
import { genesOfTable } from "./handoff.ts";

test("genes are read from a table by the names of its columns", () => {
  const table = "type\tid\tname\tproduct\ngene\tG1.01\tabc1\ta kinase\ngene\tG1.02\t\t\n";
  expect(genesOfTable(table)).toEqual([
    { uniquename: "G1.01", name: "abc1", product: "a kinase" },
    { uniquename: "G1.02", name: null, product: null },
  ]);
  expect(genesOfTable("id\tname\tproduct\n")).toEqual([]);
  expect(genesOfTable("")).toEqual([]);
});
