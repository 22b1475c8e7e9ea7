import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

const targetOf = (text: string) => read(text)?.target;

test.each([
  ["alleles of abc1", "allele"],
  ["papers on alleles of abc1", "reference"],
  ["alleles of abc1 in papers", "allele"],
  ["what is known about alleles of abc1", "allele"],
  ["about abc1", "reference"],
  ["genotypes with alleles of abc1", "genotype"],
  ["genotypes", "genotype"],
  ["mutants with large cells", "gene"],
  ["genes synthetically lethal with abc1 in double mutants", "gene"],
  ["reviews about abc1", "reference"],
])("%j asks for a %s first", (text, target) => {
  expect(targetOf(text)).toBe(target);
});

test("of genotypes each gene that is named has to be in them, of alleles one of them", () => {
  expect(read("double mutants of abc1 and xyz2")?.parts.map(({ isOr }) => isOr)).toEqual([false, false]);
  expect(read("genotypes of abc1 or xyz2")?.parts.map(({ isOr }) => isOr)).toEqual([false, true]);
  expect(read("alleles of abc1 and xyz2")?.parts.map(({ isOr }) => isOr)).toEqual([false, true]);
});

test("cells are inviable, and genes are what their deletions do", () => {
  const ids = (text: string) => read(text)?.parts.map(({ id }) => id);
  expect(ids("genotypes that are inviable")).toEqual(["PH:0000018"]);
  expect(ids("alleles that are lethal")).toEqual(["PH:0000018"]);
  expect(ids("alleles of inviable genes")).toEqual(["deletion_viability_inviable"]);
  expect(ids("alleles of essential genes")).toEqual(["deletion_viability_inviable"]);
  expect(ids("inviable genes")).toEqual(["deletion_viability_inviable"]);
});

test("alleles of the longest gene are those of the longest of all, or of those that fit", () => {
  const [all] = read("alleles of the gene with most exons")?.parts ?? [];
  expect(all).toMatchObject({ label: "most exons: coding exons ≥ 3", extreme: null });
  const [, among] = read("alleles of kinases with most exons")?.parts ?? [];
  expect(among?.extreme).not.toBeNull();
});
