import fc from "fast-check";
import { expect, test } from "vitest";
import { isFeature, isReady, isResidue, isStretches } from "./messages.ts";

const all = [isFeature, isReady, isResidue, isStretches];

test("messages of each kind are told from the others", () => {
  const kindsOf = (data: unknown) => all.map((is) => is(data));
  expect(kindsOf({ type: "karyon:feature", selectedProteinFeatureId: "a" })).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(kindsOf({ type: "karyon:ready", height: 7 })).toEqual([false, true, false, false]);
  expect(kindsOf({ type: "karyon:residue", residue: { chain: "A", position: 7 } })).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(kindsOf({ type: "karyon:stretches", stretches: [[1, 7]] })).toEqual([false, false, false, true]);
});

test.each([
  null,
  "karyon:stretches",
  { type: "karyon:stretches" },
  { type: "karyon:stretches", stretches: "all" },
  { type: "karyon:stretches", stretches: [[7, 1]] },
  { type: "karyon:stretches", stretches: [[0, 1]] },
  { type: "karyon:stretches", stretches: [[1, Infinity]] },
  { type: "karyon:stretches", stretches: Array.from({ length: 501 }, () => [1, 2]) },
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
