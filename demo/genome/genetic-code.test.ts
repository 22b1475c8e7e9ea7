import fc from "fast-check";
import { expect, test } from "vitest";
import { Random } from "../random/random.ts";
import {
  codonAdaptationIndex,
  mitochondrialCode,
  mitochondrialUsage,
  nuclearCode,
  nuclearUsage,
  reverseComplement,
  reverseTranslate,
  translate,
} from "./genetic-code.ts";

const dna = fc.string({ unit: fc.constantFrom("A", "C", "G", "T", "N") });
const peptide = fc.string({ unit: fc.constantFrom(..."ACDEFGHIKLMNPQRSTVWY".split("")), minLength: 1 });

test("known codons translate as the tables say", () => {
  expect(translate("ATGTGGTTTAAATAA", nuclearCode)).toBe("MWFK*");
  expect(translate("ATGTGATAG", nuclearCode)).toBe("M**");
  expect(translate("ATGTGATAG", mitochondrialCode)).toBe("MW*");
});

test("a peptide comes back from its coding sequence, in both codes", () => {
  fc.assert(
    fc.property(peptide, fc.string(), (residues, seed) => {
      const whole = `M${residues}*`;
      expect(translate(reverseTranslate(whole, nuclearUsage, new Random(seed)), nuclearCode)).toBe(whole);
      expect(
        translate(reverseTranslate(whole, mitochondrialUsage, new Random(seed)), mitochondrialCode),
      ).toBe(whole);
    }),
  );
});

test("the complement of the complement is the sequence", () => {
  fc.assert(fc.property(dna, (sequence) => reverseComplement(reverseComplement(sequence)) === sequence));
  expect(reverseComplement("AACGTN")).toBe("NACGTT");
});

test("best codons give an index of 1, others less", () => {
  expect(codonAdaptationIndex("GCTGCTGCT", nuclearCode, nuclearUsage)).toBeCloseTo(1);
  expect(codonAdaptationIndex("GCGGCGGCG", nuclearCode, nuclearUsage)).toBeCloseTo(0.14 / 0.4);
});
