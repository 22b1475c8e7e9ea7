import { expect, test } from "vitest";
import { mostUnpublished, numberStep, spanOf, stepOf, totals } from "./genome-steps.ts";

test("a window's step follows the share of its coding genes that have a published role", () => {
  expect([0, 5, 8, 11, 14, 20].map((published) => stepOf({ coding: 20, published }))).toEqual([
    "s1",
    "s1",
    "s2",
    "s3",
    "s4",
    "s5",
  ]);
  expect(stepOf({ coding: 0, published: 0 })).toBe("s0");
});

test("totals go over all windows", () => {
  expect(
    totals([
      { windows: [{ coding: 3, published: 1 }] },
      {
        windows: [
          { coding: 4, published: 2 },
          { coding: 0, published: 0 },
        ],
      },
    ]),
  ).toEqual({ coding: 7, published: 3 });
});

test("numbers of genes without a published role go in five steps up to the most", () => {
  const windows = [
    { coding: 10, published: 0 },
    { coding: 4, published: 4 },
    { coding: 3, published: 2 },
  ];
  const most = mostUnpublished([{ windows }]);
  expect(most).toBe(10);
  expect(windows.map((window) => numberStep(window, most))).toEqual(["s5", "s0", "s1"]);
  expect(spanOf({ length: 250, window: 100 }, 2)).toEqual({ start: 201, end: 250 });
});
