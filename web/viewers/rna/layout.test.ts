import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutOf, partnersOf } from "./layout.ts";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** Brackets that close, as folds have them. */
const { brackets } = fc.letrec<{ brackets: string; part: string }>((tie) => ({
  brackets: fc.array(tie("part"), { maxLength: 6 }).map((parts) => parts.join("")),
  part: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(".", "...", "....."),
    tie("brackets").map((inside) => `(((${inside}...)))`),
    tie("brackets").map((inside) => `(${inside}....)`),
  ),
}));

test("neighbours stand a step apart, partners a rung", () =>
  fc.assert(
    fc.property(brackets, (structure) => {
      const { points, partners } = layoutOf(structure);
      expect(points).toHaveLength(structure.length);
      points.forEach((point, at) => {
        const next = points[at + 1];
        if (next) expect(distance(point, next)).toBeCloseTo(1, 2);
        const partner = points[partners[at] ?? -1];
        if (partner) expect(distance(point, partner)).toBeCloseTo(1.6, 2);
      });
    }),
  ));

test("everything is within the box", () => {
  const { points, box } = layoutOf("((((....))))...(((...)))");
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(box.left);
    expect(x).toBeLessThan(box.left + box.width);
    expect(y).toBeGreaterThan(box.top);
    expect(y).toBeLessThan(box.top + box.height);
  }
});

test("the sides of a helix do not cross, and the hairpin lies beyond it", () => {
  const { points } = layoutOf("((((....))))");
  const [first, last, tip] = [points[0], points[3], points[5]];
  if (!first || !last || !tip) expect.fail("twelve bases have points");
  expect(distance(first, tip)).toBeGreaterThan(distance(first, last));
});

test("brackets that do not close are no pairs", () => {
  expect(partnersOf("((.)")).toEqual([-1, 3, -1, 1]);
  expect(partnersOf(").(")).toEqual([-1, -1, -1]);
  expect(layoutOf("").points).toEqual([]);
});
