import { expect, test } from "vitest";
import { chance, idsOf, readEnrichment, shownRows, writeEnrichment } from "./enrichment-view.ts";

const view = {
  query: "some-id",
  aspect: "phenotype",
  background: "annotated",
  all: true,
  text: "cell cycle",
} as const;
const row = (id: string, label: string, q: number) => ({
  id,
  label,
  q,
  p: q,
  in_set: 2,
  in_background: 4,
  fold: 2,
  genes: [],
});

test("a view is read back from the address it writes; what cannot be read is as usual", () => {
  expect(readEnrichment(writeEnrichment(view))).toEqual(view);
  expect(writeEnrichment(readEnrichment(new URLSearchParams("query=a"))).toString()).toBe("query=a");
  expect(readEnrichment(new URLSearchParams("aspect=nonsense&background=toString"))).toMatchObject({
    aspect: "biological_process",
    background: "coding",
    query: null,
  });
});

test("rows that are not significant come when they are asked for, and all words have to stand in a row", () => {
  const rows = [
    row("GO:1", "cell cycle", 0.01),
    row("GO:2", "cell growth", 0.05),
    row("GO:3", "cell cycle arrest", 0.2),
  ];
  const ids = (given: Partial<typeof view | { readonly all: boolean }>) =>
    shownRows(rows, { ...view, text: "", ...given }).map(({ id }) => id);
  expect(ids({ all: false })).toEqual(["GO:1", "GO:2"]);
  expect(ids({})).toHaveLength(3);
  expect(shownRows(rows, view).map(({ id }) => id)).toEqual(["GO:1", "GO:3"]);
});

test("chances are written as people write them", () => {
  expect([1, 0.05, 0.00123, 4.12e-7, 1e-12, 0].map(chance)).toEqual([
    "1",
    "0.05",
    "0.0012",
    "4.1 × 10⁻⁷",
    "1.0 × 10⁻¹²",
    "< 10⁻³⁰⁰",
  ]);
});

test("ids are read however they are separated, each once", () => {
  expect(idsOf("cdc2, wee1;cdc25\n cdc2\tSPAC1.02\u200b")).toEqual(["cdc2", "wee1", "cdc25", "SPAC1.02"]);
});
