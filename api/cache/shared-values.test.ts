import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedValues } from "./shared-values.ts";

test("values stay what they are", () => {
  const share = sharedValues();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(share(structuredClone(value))).toStrictEqual(value);
    }),
  );
});

test("equal values, and equal parts of others, are one", () => {
  const share = sharedValues();
  const [one, same, other] = [{ a: ["x"], b: [] }, { a: ["x"], b: [] }, { c: ["x"] }].map(share);
  expect(one).toBe(same);
  expect(other?.c).toBe(one?.a);
});
