import { expect, test } from "vitest";
import type { ProteinFeature } from "../../../api/contract/index.ts";
import { pinsHeight, pinsOf } from "./pins.ts";
import { scaleOf } from "./scale.ts";
import { blockTargets, laneHeight, pinTargets, pressedTargets } from "./targets.ts";
import type { Target } from "./targets.ts";

const feature = (id: string, ...places: [number, number][]): ProteinFeature => ({
  id,
  display_name: id,
  detail: null,
  entity: null,
  severity: null,
  positions: places.map(([start, end]) => [id, start, end]),
});
/** 2 px a residue. */
const scale = scaleOf(600, [1, 300]);
const pressed = (targets: readonly Target[], x: number, y: number): string[] =>
  pressedTargets(targets, scale.width, { x, y }).map(({ feature: { id } }) => id);

const pins = pinsOf([
  feature("a", [50, 50]),
  feature("b", [50, 50], [52, 52]),
  feature("c", [54, 54]),
  feature("d", [100, 100]),
]);
const height = pinsHeight(pins);

test("a lollipop that stands alone can be pressed anywhere in 24 px", () => {
  const targets = pinTargets(pins, scale, height);
  for (const x of [199 - 12, 199, 199 + 12])
    for (const y of [0, height]) expect(pressed(targets, x, y)).toEqual(["d"]);
  expect(pressed(targets, 199 + 13, height)).toEqual([]);
});

test("a press among neighbours means all that are near, the nearest first and none twice", () => {
  const targets = pinTargets(pins, scale, height);
  expect(pressed(targets, 107, height)[0]).toBe("c");
  expect(pressed(targets, 107, height).toSorted()).toEqual(["a", "b", "c"]);
  // The head that is on top of the pile.
  expect(pressed(targets, 99, 8)[0]).toBe("b");
});

test("what is zoomed out of view cannot be pressed", () => {
  const zoomed = scaleOf(600, [51, 60]);
  expect(pressedTargets(pinTargets(pins, zoomed, height), 600, { x: 5, y: 5 })).toEqual([]);
  expect(pressedTargets(pinTargets(pins, zoomed, height), 600, { x: 90, y: 5 }).length).toBe(1);
});

test("a wide box is meant alone, a narrow one together with what lies beside it in its lane", () => {
  const targets = blockTargets(
    [
      [feature("wide", [1, 100]), feature("narrow", [102, 103]), feature("far", [200, 250])],
      [feature("below", [1, 100])],
    ],
    scale,
  );
  expect(pressed(targets, 100, laneHeight / 2)).toEqual(["wide"]);
  expect(pressed(targets, 100, laneHeight * 1.5)).toEqual(["below"]);
  expect(pressed(targets, 198, laneHeight / 2)).toEqual(["wide", "narrow"]);
  expect(pressed(targets, 205, laneHeight / 2)).toEqual(["narrow"]);
  expect(pressed(targets, 300, laneHeight / 2)).toEqual([]);
});
