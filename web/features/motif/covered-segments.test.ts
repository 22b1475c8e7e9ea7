import { expect, it } from "vitest";
import { coveredSegments } from "./covered-segments.ts";

const match = (start: number, end: number) => ({ start, end, before: "", match: "", after: "" });

it("runs are residues outside and inside of matches by turns", () => {
  expect(coveredSegments({ matches: [match(1, 2)], runs: [0, 2, 5, 1, 1, 3] })).toEqual([
    { start: 1, end: 2 },
    { start: 8, end: 8 },
    { start: 10, end: 12 },
  ]);
});

it("without runs the matches are all there are", () => {
  expect(coveredSegments({ matches: [match(3, 5)] })).toMatchObject([{ start: 3, end: 5 }]);
  expect(coveredSegments({})).toEqual([]);
});
