import { expect, test } from "vitest";
import { histoneResidues } from "./residue.ts";

test("histone residues are shifted by one, with the place in the peptide behind", () => {
  expect(histoneResidues("S11")).toBe("S10 (S11)");
  expect(histoneResidues("K10,K15")).toBe("K9 (K10),K14 (K15)");
  expect(histoneResidues("M1")).toBe("M1");
  expect(histoneResidues("unknown")).toBe("unknown");
});
