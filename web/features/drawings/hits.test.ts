import fc from "fast-check";
import { expect, test } from "vitest";
import { hitsOf } from "./hits.ts";
import type { Extent } from "./hits.ts";

const widths = (extents: readonly Extent[]): number[] => extents.map(({ left, right }) => right - left);

test("a narrow mark is pressed beside it, and takes all of the room that a wide neighbour does not need", () => {
  const hits = hitsOf(
    [
      { left: 0, right: 100 },
      { left: 104, right: 114 },
      { left: 128, right: 300 },
    ],
    { left: 0, right: 300 },
  );
  expect(widths(hits)).toEqual([100, 28, 172]);
});

test("narrow neighbours share the room between them", () => {
  expect(
    hitsOf(
      [
        { left: 100, right: 110 },
        { left: 120, right: 130 },
      ],
      { left: 0, right: 300 },
    ),
  ).toEqual([
    { left: 87, right: 115 },
    { left: 115, right: 143 },
  ]);
});

test("what one neighbour does not need of a gap the other has", () => {
  const marks = [
    { left: 0, right: 100 },
    { left: 100, right: 105 },
    { left: 109, right: 135 },
    { left: 160, right: 300 },
  ];
  const [, narrow] = hitsOf(marks, { left: 0, right: 300 });
  expect(narrow?.right).toBeGreaterThan(107.5);
});

test("between wide ones without room it has a little of their edges, which they do without", () => {
  const marks = [
    { left: 0, right: 100 },
    { left: 100, right: 122 },
    { left: 122, right: 200 },
  ];
  expect(hitsOf(marks, { left: 0, right: 200 })).toEqual([
    { left: 0, right: 97 },
    { left: 97, right: 125 },
    { left: 125, right: 200 },
  ]);
});

/** Marks in a drawing of 1,000 px, from left to right. */
const anyMarks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 100 })), { maxLength: 30 })
  .map((all) => all.map(([left, width]) => ({ left, right: left + width })).sort((a, b) => a.left - b.left));

test("no mark loses more than it can do without, and what can be pressed overlaps only where marks do", () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const hits = hitsOf(marks, { left: 0, right: 1_000 });
      const [own, given] = [widths(marks), widths(hits)];
      for (const [at, width] of own.entries())
        expect(given[at]).toBeGreaterThanOrEqual(Math.min(width, 28) - 1e-9);
      for (const [at, hit] of hits.entries())
        for (const [other, beside] of hits.entries())
          if (other > at && marks[at]!.right <= marks[other]!.left)
            expect(hit.right).toBeLessThanOrEqual(beside.left + 1e-9);
    }),
  );
});
