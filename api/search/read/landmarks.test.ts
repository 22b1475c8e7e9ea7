import { expect, test } from "vitest";
import { names } from "../../../tests/fixtures/vocabulary.ts";
import { centromereOf } from "./landmarks.ts";
import type { LandmarksOf } from "./landmarks.ts";

const { chromosomes } = names.site;
const landmarks: LandmarksOf = new Map([
  ["II", { length: 50_000, centromere: { start: 1_000, end: 2_000 } }],
]);
const genes = { find: (name: string) => (name === "cen-2" ? 0 : undefined) };

test.each([
  "cen2",
  "cen 2",
  "cenii",
  "centromere 2",
  "centromere ii",
  "centromere of chromosome 2",
  "centromere of chr2",
  "chromosome 2 centromere",
  "chr ii centromere",
])("%s", (text) => {
  expect(centromereOf(text, { landmarks, genes }, chromosomes)).toEqual({
    chromosome: "II",
    start: 1_000,
    end: 2_000,
    called: "centromere of chromosome II",
  });
});

test.each([
  "centromere",
  "cen1",
  "cen9",
  "centromere silencing",
  "cenp",
  "chromosome 2",
  "centromere 22",
  "cen-2",
])("%s is the place of none that is known", (text) => {
  expect(centromereOf(text, { landmarks, genes }, chromosomes)).toBeNull();
});
