import { expect, test } from "vitest";
import type { PhenotypeFinding } from "../../../api/contract/index.ts";
import { barsOf, extremesOf, maxLength } from "./bars.ts";

const finding = (
  direction: PhenotypeFinding["direction"],
  severity: PhenotypeFinding["severity"],
  value: number | null = null,
): PhenotypeFinding => ({
  direction,
  count: 1,
  severity,
  measured: value === null ? null : { measure: "fitness", value },
});
const extremes = extremesOf([
  {
    allele: null,
    conditions: null,
    count: 2,
    cells: [{ group: "size", count: 2, findings: [finding("down", null, -2), finding("up", null, 1)] }],
  },
]);

test("words and measures make bars longer, and what is not recorded is empty", () => {
  const lengths = (...findings: PhenotypeFinding[]) =>
    barsOf(findings, extremes).map(({ length, isUnknown }) => [length / maxLength, isUnknown]);
  expect(lengths(finding("down", "low"), finding("up", "high"))).toEqual([
    [1 / 3, false],
    [1, false],
  ]);
  expect(lengths(finding("down", null, -2), finding("up", null, 1))).toEqual([
    [1, false],
    [0.5, false],
  ]);
  expect(lengths(finding("down", null))).toEqual([[0.25, true]]);
});

test("what has no direction has no bar", () =>
  expect(barsOf([finding("normal", "high"), finding("changed", null)], extremes)).toEqual([]));
