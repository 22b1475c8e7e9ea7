import { expect, test } from "vitest";
import { parseGenotype } from "./genotype.ts";

test("alleles of a genotype are joined by plus, each with its expression in brackets", () => {
  expect(parseGenotype("SPA1:allele-1+SPB2:allele-3(overexpression)")).toEqual([
    { allele: "SPA1:allele-1", expression: null },
    { allele: "SPB2:allele-3", expression: "overexpression" },
  ]);
  expect(parseGenotype("")).toEqual([]);
});
