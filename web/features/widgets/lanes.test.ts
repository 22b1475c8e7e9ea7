import { expect, test } from "vitest";
import { lanesOf } from "./lanes.ts";

const feature = (id: string, ...intervals: [number, number][]) => ({
  id,
  display_name: id,
  detail: null,
  positions: intervals.map(([start, end]): [string, number, number] => [id, start, end]),
});

test("features that overlap lie in rows of their own, others share one", () => {
  const lanes = lanesOf([feature("c", [30, 40]), feature("a", [1, 10]), feature("b", [5, 20])]);
  expect(lanes.map((lane) => lane.map(({ id }) => id))).toEqual([["a", "c"], ["b"]]);
});

test("a feature of several stretches keeps its row free between them", () => {
  expect(lanesOf([feature("a", [1, 5], [50, 60]), feature("b", [20, 30])])).toHaveLength(2);
  expect(lanesOf([feature("a", [1, 5]), feature("b", [5, 6])])).toHaveLength(2);
  expect(lanesOf([])).toEqual([]);
});
