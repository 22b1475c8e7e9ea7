import { expect, test } from "vitest";
import { alike, featuresOf, partners } from "./related.ts";

const unrelated = (): boolean => false;

test("items are alike by what few have, and say the rarest first", async () => {
  // Feature 0 is everybody's; 3 and 4 are those of 0 and 1 only.
  const features = featuresOf(
    [
      [0, 1, 3, 4],
      [0, 3, 4],
      [0, 1],
      [0, 1, 2],
      [0, 2],
    ],
    5,
  );
  const [first, , third] = await alike(features, 2);
  expect(first?.map(({ item }) => item)).toEqual([1, 2, 3]);
  expect(first?.[0]?.shared).toEqual([3, 4, 0]);
  expect(third?.map(({ item }) => item)).toEqual([3, 0]);
});

test("items that share less than asked for are not related", async () => {
  const [only] = await alike(featuresOf([[0, 1], [0, 2], [1]], 3), 2);
  expect(only).toEqual([]);
});

test("features go together that the same items have, but not those that follow from each other", async () => {
  const ofItem = [[0, 1, 2], [0, 1, 2], [0, 1, 2], [3], [3], [3], [0, 3]];
  const isKin = (a: number, b: number): boolean => a + b === 3;
  const [free] = await partners(featuresOf(ofItem, 4), unrelated);
  expect(free).toEqual([
    { feature: 1, shared: 3 },
    { feature: 2, shared: 3 },
  ]);
  const [, kin] = await partners(featuresOf(ofItem, 4), isKin);
  expect(kin).toEqual([{ feature: 0, shared: 3 }]);
});
