import { expect, test } from "vitest";
import { sharedLists } from "../threads/shared-lists.ts";
import { sharedThings } from "./annotated-genes.ts";
import { testThings } from "./test-things.ts";

/** Ten genes: the first three are kinases, the first five and the last have a nucleus, no one has the third term. */
const annotated = {
  things: sharedThings([
    ["GO:0016301", "kinase activity", "molecular_function"],
    ["GO:0005634", "nucleus", "cellular_component"],
    ["GO:0005777", "peroxisome", "cellular_component"],
  ]),
  ofGene: sharedLists([[0, 1], [0, 1], [0, 1], [1], [1], [], [], [], [], [1]]),
};
const everyGene = new Set(Array.from({ length: 10 }, (_, rank) => rank));
const all = () => true;

test("genes are counted in the set and in the background, and each thing has its chance", () => {
  const [kinase, nucleus, ...others] = testThings([0, 1, 2], everyGene, annotated, all);
  // One of the 120 ways to take three of ten genes takes the three kinases; 20 take three of the six in the nucleus.
  expect(kinase).toMatchObject({ thing: 0, inSet: 3, inBackground: 3 });
  expect(kinase?.p).toBeCloseTo(1 / 120, 12);
  expect(nucleus).toMatchObject({ thing: 1, inSet: 3, inBackground: 6 });
  expect(nucleus?.p).toBeCloseTo(20 / 120, 12);
  // Two tests: the better chance counts twice.
  expect(kinase?.q).toBeCloseTo(2 / 120, 12);
  expect(nucleus?.q).toBeCloseTo(20 / 120, 12);
  expect(others).toEqual([]);
});

test("what is not tested takes no part in the correction for many tests", () => {
  const [kinase, ...others] = testThings([0, 1, 2], everyGene, annotated, (thing) => thing === 0);
  expect(others).toEqual([]);
  expect(kinase?.q).toBe(kinase?.p);
});

test("genes outside of the background are not counted in it", () => {
  const [, nucleus] = testThings([0, 1], new Set([0, 1, 2, 3]), annotated, all);
  expect(nucleus).toMatchObject({ inSet: 2, inBackground: 4, p: 1 });
});
