import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { ofKinds } from "./kinds-asked.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each<[text: string, kind: string, words: string]>([
  ["deletion alleles of kinases", "deletion", "deletion"],
  ["point mutations in abc1", "point mutation", "point mutations"],
  ["abc1 amino acid substitutions", "amino acid mutation", "amino acid substitutions"],
  ["truncated alleles of abc1", "partial deletion", "truncated"],
  ["wild type alleles", "wild type", "wild type"],
])("%s asks for alleles of a kind", (text, label, words) => {
  expect(read(text)).toMatchObject({ target: "allele", kinds: [{ label, words }], leftOut: [] });
});

test("a word of a longer name is no kind of alleles", () => {
  expect(read("alleles of nonsense mediated opqrst genes")).toMatchObject({
    parts: [{ id: "GO:0000026" }],
    kinds: [],
    leftOut: [],
  });
});

test.each<[text: string, ...labels: string[]]>([
  ["genotypes of abc1"],
  ["diploid genotypes", "diploid"],
  ["haploid strains of abc1", "haploid"],
  ["deletion genotypes of abc1", "deletion"],
  ["double mutants of abc1 and xyz2", "two loci"],
  ["abc1 xyz2 double mutant", "two loci"],
  ["triple mutants with abc1", "three loci"],
  ["multi-locus genotypes of abc1", "several loci"],
  ["diploid genotypes of several genes", "diploid", "several loci"],
])("%s asks for genotypes", (text, ...labels) => {
  const found = read(text);
  expect(found).toMatchObject({ target: "genotype", query: null, leftOut: [] });
  expect(found?.kinds.map(({ label }) => label)).toEqual(labels);
});

test("a kind that the things are not of is said", () => {
  expect(read("diploid alleles of abc1")).toMatchObject({
    target: "allele",
    kinds: [],
    unmet: ["diploid"],
  });
});

test("kinds that say the same are each enough, as nothing is of two", () => {
  const queries = ofKinds(read("deletions, truncations and insertions as alleles of abc1")?.kinds ?? []);
  expect(queries).toHaveLength(1);
  expect(ofKinds(read("diploid double mutants")?.kinds ?? [])).toHaveLength(2);
});

test("words that all mean nothing are no question for all genotypes", () => {
  expect(read("genotypes frobnicating vanadium")).toBeNull();
  expect(read("genotypes")).toMatchObject({ target: "genotype", parts: [] });
});
