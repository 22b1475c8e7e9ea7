import { expect, test } from "vitest";
import { directionsBy } from "../../config/directions.ts";
import type { ExtensionPart } from "../../index-mappings/pages/rows.ts";
import { cellsOf, rowsByConditions, severityOf } from "./cells.ts";
import type { Finding } from "./cells.ts";

const severity = (text: string): ExtensionPart => ({
  relation: "has_severity",
  relation_label: "has severity",
  target: { kind: "text", text },
});
const term = (name: string) => ({ termid: name, name, cv_name: "phenotypes", is_obsolete: false });
const finding = (name: string, groups: string[], said: string[] = [], condition = "heat"): Finding => ({
  alleles: ["x-1"],
  groups,
  row: {
    term: term(name),
    extension: said.map(severity),
    conditions: condition === "" ? [] : [{ term: term(condition), detail: "36C" }],
  },
});
const groups = {
  values: ["size", "growth"],
  directionOf: directionsBy({ up: ["increased"], down: ["decreased"], normal: ["normal"] }),
};

test("findings that disagree stand side by side, each with what is strongest of it", () => {
  const found = [
    finding("increased cell size", ["size"], ["low"]),
    finding("increased cell size", ["size", "growth"], ["high"]),
    finding("decreased cell size", ["size"], ["fitness(-0.2)"]),
    finding("decreased cell size", ["size"], ["fitness(0.1)"]),
    finding("abnormal cell size", ["size"]),
  ];
  expect(cellsOf(found, groups)).toEqual([
    {
      group: "size",
      count: 5,
      findings: [
        { direction: "down", count: 2, severity: null, measured: { measure: "fitness", value: -0.2 } },
        { direction: "up", count: 2, severity: "high", measured: null },
        { direction: "changed", count: 1, severity: null, measured: null },
      ],
    },
    {
      group: "growth",
      count: 1,
      findings: [{ direction: "up", count: 1, severity: "high", measured: null }],
    },
  ]);
});

test.each([
  [["low,high"], "high", null],
  [["medium", "fitness(1.5)"], "medium", 1.5],
  [["severe"], null, null],
  [[], null, null],
] as const)("severity of %j", (texts, said, measured) => {
  const found = severityOf(finding("x", [], [...texts]).row);
  expect([found.severity, found.measured?.value ?? null]).toEqual([said, measured]);
});

test("conditions have rows of their own, the most frequent first", () => {
  const found = [
    finding("increased cell size", ["size"], [], ""),
    finding("increased cell size", ["size"]),
    finding("decreased cell size", ["size"]),
  ];
  expect(
    rowsByConditions(found, null, groups).map(({ conditions, count }) => [conditions?.length, count]),
  ).toEqual([
    [1, 2],
    [0, 1],
  ]);
});
