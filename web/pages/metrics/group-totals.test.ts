import { expect, it } from "vitest";
import { groupTotals } from "./group-totals.ts";

it("sums groups, what no group names, and all", () => {
  const totals = groupTotals(
    [
      { type: "bp", total: 10, dated: 4 },
      { type: "mf", total: 5, dated: 5 },
      { type: "odd", total: 1, dated: 0 },
    ],
    [
      { display_name: "GO", cv_names: ["mf", "bp"] },
      { display_name: "Phenotype", cv_names: ["p"] },
    ],
    [{ id: "bp", display_name: "process" }],
  );
  expect(totals).toEqual([
    { group: "GO", types: ["process", "mf"], total: 15, dated: 9 },
    { group: "Other", types: ["odd"], total: 1, dated: 0 },
    { group: "All", types: [], total: 16, dated: 9 },
  ]);
});
