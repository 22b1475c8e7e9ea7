import fc from "fast-check";
import { expect, test } from "vitest";
import { isFeature, isReady, isResidue, isSelected, isIntervals } from "./messages.ts";

const kinds = { isFeature, isReady, isResidue, isSelected, isIntervals };
const all = Object.values(kinds);
const kindsOf = (data: unknown): string[] =>
  Object.entries(kinds).flatMap(([name, is]) => (is(data) ? [name] : []));

test("messages of each kind are told from the others", () => {
  expect(kindsOf({ type: "karyon:feature", selectedProteinFeatureId: "a" })).toEqual(["isFeature"]);
  expect(kindsOf({ type: "karyon:ready", height: 7 })).toEqual(["isReady"]);
  expect(kindsOf({ type: "karyon:residue", residue: { chain: "A", position: 7 } })).toEqual(["isResidue"]);
  expect(kindsOf({ type: "karyon:selected", interval: [1, 7] })).toEqual(["isSelected"]);
  expect(kindsOf({ type: "karyon:selected", interval: null })).toEqual(["isSelected"]);
  expect(kindsOf({ type: "karyon:intervals", intervals: [[1, 7]] })).toEqual(["isIntervals"]);
});

test.each([
  null,
  "karyon:intervals",
  { type: "karyon:intervals" },
  { type: "karyon:intervals", intervals: "all" },
  { type: "karyon:intervals", intervals: [[7, 1]] },
  { type: "karyon:intervals", intervals: [[0, 1]] },
  { type: "karyon:intervals", intervals: [[1, Infinity]] },
  { type: "karyon:intervals", intervals: Array.from({ length: 501 }, () => [1, 2]) },
  { type: "karyon:selected", interval: [7, 1] },
  { type: "karyon:selected", interval: 7 },
  { type: "karyon:residue", residue: { chain: 7, position: 7 } },
  { type: "karyon:residue", residue: { chain: "A", position: 0.5 } },
  { type: "karyon:ready", height: NaN },
  { type: "karyon:ready", height: Infinity },
])("%j is no message", (data) => expect(all.some((is) => is(data))).toBe(false));

test("of whatever comes nothing is heard that is not of a known shape, and nothing fails", () =>
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (data) => {
      for (const is of all) if (is(data)) expect(data).toHaveProperty("type");
    }),
  ));
