import fc from "fast-check";
import { expect, it } from "vitest";
import { oneEditApart } from "../../api/contract/values/word-forms.ts";
import { Random } from "../../demo/random/random.ts";
import { oneEdit, oneEditInWords } from "./typo.ts";

it("makes another word that is one edit away", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3}\d{1,2}$/), fc.string(), (word, seed) => {
      const edited = oneEdit(word, new Random(seed));
      expect(edited).not.toBe(word);
      expect(oneEditApart(edited, word)).toBe(true);
    }),
  );
});

it("leaves short words alone", () => {
  expect(oneEditInWords("a tRN to be", new Random("x"))).toBeNull();
  expect(oneEditInWords("to kinase of", new Random("x"))).toMatch(/^to .* of$/);
});
