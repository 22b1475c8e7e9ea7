import fc from "fast-check";
import { expect, test } from "vitest";
import { compareNames } from "./compare-names.ts";

test("names stand as a collator puts them, whatever is in them", () => {
  const { compare } = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });
  const name = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "A", "b", "Z", " "), maxLength: 6 }),
    fc.string({ unit: fc.constantFrom("a", "B", "1", "10", "-", ".", "é", "Δ", " "), maxLength: 6 }),
  );
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(Math.sign(compare(a, b)));
    }),
    { numRuns: 2000 },
  );
});
