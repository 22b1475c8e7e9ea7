import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "./complement.ts";

describe("reverseComplement", () => {
  it.each([
    ["", ""],
    ["AACG", "CGTT"],
    ["NRY", "RYN"],
  ])("%j gives %j", (given, expected) => expect(reverseComplement(given)).toBe(expected));
  it("twice gives the sequence again", () => {
    const residues = fc.string({ unit: fc.constantFrom(..."ACGTRYSWKMBVDHN") });
    fc.assert(
      fc.property(residues, (text) => {
        expect(reverseComplement(reverseComplement(text))).toBe(text);
      }),
    );
  });
});
