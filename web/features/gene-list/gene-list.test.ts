import { expect, test } from "vitest";
import { asFile, holds, viewOf } from "./local.ts";
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

test("genes are sorted by a column, those without a value last", () => {
  const names = (descending: boolean) =>
    viewOf(genes, { text: "", sorting: { column: "name", descending } }).map(({ name }) => name);
  expect(names(false)).toEqual(["abc2", "abc10", null]);
  expect(names(true)).toEqual(["abc10", "abc2", null]);
  expect(viewOf(genes, { text: "", sorting: null })).toBe(genes);
});

test("a view is read back from the address it writes, and starts at its first page", () => {
  const view = { text: "kin ase", sorting: { column: "product", descending: true } };
  const written = writeView(new URLSearchParams("page=3&other=1"), view);
  expect(written.get("page")).toBeNull();
  expect(written.get("other")).toBe("1");
  expect(readView(written)).toEqual(view);
  expect(readView(new URLSearchParams("sort=-nonsense"))).toEqual({ text: "", sorting: null });
  expect(viewParams({ text: " ", sorting: null })).toBe("");
});

test("files hold every gene once", () => {
  expect(asFile.ids(genes)).toBe("A1.10\nA1.02\nA1.03\n");
  expect(asFile.tsv(genes).split("\n")[2]).toBe("A1.02\t\tkinase inhibitor, predicted");
  expect(
    asFile
      .jsonl(genes)
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(genes);
});
