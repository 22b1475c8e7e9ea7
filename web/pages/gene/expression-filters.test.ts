import { expect, test } from "vitest";
import { expressionFilters, extensionTexts, filterLevels } from "./expression-filters.ts";
import type { ExpressionLevel } from "../../../api/contract/index.ts";

const level = (values: Partial<ExpressionLevel>): ExpressionLevel => ({
  molecule: "protein",
  average_copies_per_cell: 10,
  range: null,
  scale: "population",
  extension: [],
  conditions: [],
  evidence: null,
  reference: null,
  ...values,
});
const during = {
  relation: "during",
  relation_label: "during",
  target: {
    kind: "term" as const,
    term: { termid: "GO:1", name: "M phase", cv_name: "biological_process", is_obsolete: false },
  },
};
const levels = [level({}), level({ extension: [during] }), level({ molecule: "RNA" })];

test("there is a filter for whatever the rows differ in", () => {
  expect(expressionFilters(levels)).toEqual([
    { id: "molecule", label: "Measured", values: ["RNA", "protein"] },
    { id: "extension", label: "Extension", values: ["during M phase"] },
  ]);
  expect(expressionFilters([level({})])).toEqual([]);
});

test("rows have to fit all that is chosen", () => {
  expect(filterLevels(levels, {})).toHaveLength(3);
  expect(filterLevels(levels, { molecule: "protein" })).toHaveLength(2);
  expect(
    filterLevels(levels, { molecule: "protein", extension: "during M phase" }).map(extensionTexts),
  ).toEqual([["during M phase"]]);
  expect(filterLevels(levels, { molecule: "RNA", extension: "during M phase" })).toEqual([]);
});
