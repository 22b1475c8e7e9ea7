import { expect, test } from "vitest";
import { holds } from "./local.ts";
import { readView, viewParams, writeView } from "./view.ts";

const genes = [
  { uniquename: "A1.10", name: "abc10", product: "protein kinase" },
  { uniquename: "A1.02", name: null, product: "kinase inhibitor, predicted" },
  { uniquename: "A1.03", name: "abc2", product: null },
];

test("every word of the filter has to begin a word of the gene", () => {
  expect(genes.filter((gene) => holds(gene, "KIN")).map(({ uniquename }) => uniquename)).toEqual([
    "A1.10",
    "A1.02",
  ]);
  expect(genes.filter((gene) => holds(gene, "kin pred")).map(({ uniquename }) => uniquename)).toEqual([
    "A1.02",
  ]);
  expect(genes.filter((gene) => holds(gene, "a1.03"))).toHaveLength(1);
  expect(genes.filter((gene) => holds(gene, "nase"))).toEqual([]);
});

test("a view is read back from the address it writes, and starts at its first page", () => {
  const columns = [{ id: "name" }, { id: "product" }];
  const view = { text: "kin ase", sorting: { column: "product", descending: true } };
  const written = writeView(new URLSearchParams("page=3&other=1"), view);
  expect(written.get("page")).toBeNull();
  expect(written.get("other")).toBe("1");
  expect(readView(written, columns)).toEqual(view);
  expect(readView(new URLSearchParams("sort=-nonsense"), columns)).toEqual({ text: "", sorting: null });
  expect(viewParams({ text: " ", sorting: null })).toBe("");
});
