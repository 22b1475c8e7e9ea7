import { expect, test } from "vitest";
import { widened } from "./widen.ts";

const parts = { utr5: true, exons: true, introns: true, utr3: true, upstream: 0, downstream: 0 };
const state = { transcript: "T.1", shows: "nucleotides", parts, selected: null } as const;

test("a selection gets bases on both sides of it", () => {
  expect(widened(state, { start: 100, end: 120 }, 10, 500)).toMatchObject({
    parts,
    selected: { start: 90, end: 130 },
  });
});

test("where the transcript ends, bases around it are shown too", () => {
  expect(widened(state, { start: 4, end: 495 }, 10, 500)).toMatchObject({
    parts: { upstream: 7, downstream: 5 },
    selected: { start: 1, end: 512 },
  });
});
