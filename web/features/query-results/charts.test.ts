import { expect, test } from "vitest";
import { bars, passing, toggled } from "./charts.ts";
import type { Chart } from "./charts.ts";

const rows = [
  { gene_uniquename: "A", chromosome: "I", deletion_viability: "viable" as const },
  { gene_uniquename: "B", chromosome: "I", deletion_viability: "inviable" as const },
  { gene_uniquename: "C", chromosome: "II", deletion_viability: "inviable" as const },
  { gene_uniquename: "D", chromosome: null, deletion_viability: null },
];
const chromosome: Chart = {
  id: "chromosome",
  title: "",
  valuesOf: (row) => (row.chromosome ? [row.chromosome] : []),
  label: String,
  order: ["I", "II"],
};
const viability: Chart = {
  id: "viability",
  title: "",
  valuesOf: (row) => (row.deletion_viability ? [row.deletion_viability] : []),
  label: String,
};
const charts = [chromosome, viability];
const ids = (found: readonly { readonly gene_uniquename: string }[]) =>
  found.map((row) => row.gene_uniquename).join("");

test("genes have one of the values chosen in each chart", () => {
  expect(ids(passing(rows, charts, {}))).toBe("ABCD");
  expect(ids(passing(rows, charts, { chromosome: ["I", "II"], viability: ["inviable"] }))).toBe("BC");
  expect(ids(passing(rows, charts, { chromosome: ["III"] }))).toBe("");
});

test("a chart counts the genes that the other charts leave, and keeps what is chosen in it", () => {
  expect(bars(rows, charts, chromosome, { viability: ["inviable"] })).toEqual([
    { value: "I", count: 1 },
    { value: "II", count: 1 },
  ]);
  expect(bars(rows, charts, viability, {})).toEqual([
    { value: "inviable", count: 2 },
    { value: "viable", count: 1 },
  ]);
  expect(bars(rows, charts, viability, { viability: ["viable"], chromosome: ["II"] })).toEqual([
    { value: "inviable", count: 1 },
    { value: "viable", count: 0 },
  ]);
});

test("a second click takes a value back", () => {
  const once = toggled({}, "chromosome", "I");
  expect(once).toEqual({ chromosome: ["I"] });
  expect(toggled(once, "chromosome", "I")).toEqual({ chromosome: [] });
});
