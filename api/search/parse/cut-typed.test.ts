import fc from "fast-check";
import { expect, it } from "vitest";
import { cutTyped, maxQueryLength } from "./cut-typed.ts";
import { fold } from "../../contract/values/fold.ts";

it("leaves what people type alone", () => expect(cutTyped("  wee1Δ kinase")).toBe("wee1Δ kinase"));
it("cuts to what is looked up, also where one sign stands for many letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "Δ", "ﷺ", "😀", " "), maxLength: 400 }), (typed) => {
      const cut = cutTyped(typed);
      expect(typed.trimStart().startsWith(cut)).toBe(true);
      expect(fold(cut).length).toBeLessThanOrEqual(maxQueryLength);
    }),
  );
});
