import fc from "fast-check";
import { expect, test } from "vitest";
import { lanesOf } from "./lanes.ts";

const extents = fc.array(
  fc
    .tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }))
    .map(([left, width]) => ({ left, right: left + width })),
  { maxLength: 40 },
);

type Extents = Parameters<typeof lanesOf>[0];
const overlap = (a: Extents[number], b: Extents[number]) => a.left < b.right && b.left < a.right;

test("nothing lies over another in its lane, and each is in the first lane that has room for it", () =>
  fc.assert(
    fc.property(extents, (all) => {
      const lanes = lanesOf(all);
      for (const [at, extent] of all.entries()) {
        const before = all.slice(0, at).filter((other) => overlap(extent, other));
        const taken = new Set(before.map((other) => lanes[all.indexOf(other)]));
        const first = Array.from({ length: at + 1 }, (_, lane) => lane).find((lane) => !taken.has(lane));
        expect(lanes[at]).toBe(first);
      }
    }),
  ));

test("from left to right they need as many lanes as lie over each other at most", () =>
  fc.assert(
    fc.property(extents, (all) => {
      const sorted = all.toSorted((a, b) => a.left - b.left);
      const deepest = Math.max(
        0,
        ...sorted.map(({ left }) => sorted.filter((one) => one.left <= left && left < one.right).length),
      );
      expect(Math.max(0, ...lanesOf(sorted).map((lane) => lane + 1))).toBe(deepest);
    }),
  ));

test("what is moved sideways keeps its lanes", () =>
  fc.assert(
    fc.property(extents, fc.integer(), (all, by) => {
      const moved = all.map(({ left, right }) => ({ left: left + by, right: right + by }));
      expect(lanesOf(moved)).toEqual(lanesOf(all));
    }),
  ));
