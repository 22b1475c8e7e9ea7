import { expect, test } from "vitest";
import type { ProteinFeature } from "../../../api/contract/index.ts";
import { maxRank, pinsOf } from "./pins.ts";

const feature = (
  id: string,
  severity: ProteinFeature["severity"],
  ...places: [number, number][]
): ProteinFeature => ({
  id,
  display_name: id,
  detail: null,
  entity: null,
  severity,
  positions: places.map(([start, end]) => [id, start, end]),
});

test("heads at one residue stand one above the other, the strongest on top", () => {
  const pins = pinsOf([
    feature("a", "high", [7, 7]),
    feature("b", null, [7, 7], [9, 9]),
    feature("c", "low", [7, 7]),
  ]);
  expect(pins.map((pin) => `${pin.feature.id}${pin.start}:${pin.rank}`)).toEqual([
    "b7:0",
    "b9:0",
    "c7:1",
    "a7:2",
  ]);
});

test("no pile is higher than a track can be", () =>
  expect(
    Math.max(
      ...pinsOf(Array.from({ length: 40 }, (_, at) => feature(String(at), null, [1, 1]))).map(
        ({ rank }) => rank,
      ),
    ),
  ).toBe(maxRank));
