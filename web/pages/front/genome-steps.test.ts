import { expect, test } from "vitest";
import {
  mapViews,
  maxIn,
  numberIn,
  numberStep,
  spanOf,
  stepOf,
  totals,
  windowText,
  withFound,
} from "./genome-steps.ts";

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

test("where the release does not tell which roles are published, a window counts its coding genes and says no more", () => {
  expect(mapViews(false)).toEqual(["coding", "inviable", "query"]);
  expect(numberIn.coding({ coding: 20 })).toBe(20);
  const chromosome = {
    chromosome: "I",
    name: "I",
    longName: "Chromosome I",
    length: 100,
    gene_count: 30,
    centromere: null,
    window: 100,
    windows: [{ coding: 20 }],
  };
  expect(windowText(chromosome, 0)).toBe("I:1..100, 20 coding genes");
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

test("numbers of genes go in five steps up to the most", () => {
  const windows = [
    { coding: 10, published: 0, inviable: 1 },
    { coding: 4, published: 4, inviable: 4 },
    { coding: 3, published: 2, inviable: 0 },
  ];
  const steps = (view: "unpublished" | "inviable") =>
    windows.map((window) => numberStep(numberIn[view](window), maxIn([{ windows }], view)));
  expect(steps("unpublished")).toEqual(["s5", "s0", "s1"]);
  expect(steps("inviable")).toEqual(["s2", "s5", "s0"]);
  expect(spanOf({ length: 250, window: 100 }, 2)).toEqual({ start: 201, end: 250 });
});

test("genes of a query are counted where their middles lie, on the chromosomes that are drawn", () => {
  const chromosome = {
    chromosome: "I",
    name: "I",
    longName: "Chromosome I",
    length: 250,
    gene_count: 9,
    centromere: null,
    window: 100,
    windows: [
      { coding: 1, published: 1 },
      { coding: 2, published: 0 },
      { coding: 0, published: 0 },
    ],
  };
  const [mapped] = withFound(
    [chromosome],
    [
      { chromosome: "I", start_pos: 60, end_pos: 139 },
      { chromosome: "I", start_pos: 60, end_pos: 145 },
      { chromosome: "I", start_pos: 240, end_pos: 250 },
      { chromosome: "II", start_pos: 1, end_pos: 5 },
      { chromosome: null },
    ],
  );
  expect(mapped?.windows.map(({ found }) => found)).toEqual([1, 1, 1]);
  expect(windowText(mapped ?? chromosome, 1)).toBe(
    "I:101..200, 2 coding genes, 0 with a published role, 1 gene of the query",
  );
});
