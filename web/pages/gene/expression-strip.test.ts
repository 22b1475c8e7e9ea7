import { expect, test } from "vitest";
import type { ExpressionLevel } from "../../../api/contract/index.ts";
import { layoutStrip, strip } from "./expression-strip.ts";

const level = (molecule: ExpressionLevel["molecule"], average_copies_per_cell: number): ExpressionLevel => ({
  molecule,
  average_copies_per_cell,
  range: null,
  scale: null,
  extension: [],
  conditions: [],
  evidence: null,
  reference: null,
});

test("all numbers stand on one axis from a power of ten to another", () => {
  const found = layoutStrip([level("protein", 10_000), level("RNA", 10), level("protein", 100)]);
  expect(found?.powers.map(({ power }) => power)).toEqual([1, 2, 3, 4]);
  expect(found?.rows.map(({ molecule, min, max }) => [molecule, min, max])).toEqual([
    ["protein", 100, 10_000],
    ["RNA", 10, 10],
  ]);
  expect(found?.rows.flatMap(({ dots }) => dots.map(({ x }) => Number(x)))).toEqual([
    strip.width - strip.right,
    expect.closeTo(strip.left + (strip.width - strip.left - strip.right) / 3, 0),
    strip.left,
  ]);
});

test("numbers that are alike have an axis, and what cannot be compared has none", () => {
  expect(layoutStrip([level("RNA", 5), level("RNA", 5)])?.powers).toHaveLength(2);
  expect(layoutStrip([level("RNA", 10), level("RNA", 10)])?.powers).toHaveLength(2);
  expect(layoutStrip([level("RNA", 5), level("protein", 0)])).toBeNull();
  expect(layoutStrip([])).toBeNull();
});
