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

test.each<[text: string, label: string, words: string]>([
  ["alleles of abc1 that are not deletions", "no deletion", "not deletions"],
  ["alleles of abc1 except deletions", "no deletion", "except deletions"],
  ["non-deletion alleles of abc1", "no deletion", "non-deletion"],
  ["genotypes of abc1 that are not diploid", "not diploid", "not diploid"],
  ["papers without abstracts", "no abstract in the release", "without abstracts"],
  ["papers that do not have a title", "no title in the release", "do not have a title"],
  ["untitled papers", "no title in the release", "untitled"],
  ["papers not yet curated", "not curated", "not yet curated"],
  ["uncurated papers about abc1", "not curated", "uncurated"],
  ["papers on abc1 that are not reviews", "not sorted as a review", "not reviews"],
])("%s asks for those of no kind", (text, label, words) => {
  const found = read(text);
  expect(found).toMatchObject({ kinds: [{ label, words, isNot: true }], leftOut: [], words: [] });
  expect(found?.parts.filter(({ kind, isNot }) => kind !== "gene" || isNot)).toEqual([]);
  expect(ofKinds(found?.kinds ?? [])).toMatchObject([{ bool: { must_not: [{}] } }]);
});

test("what is taken away of a list is all of it", () => {
  expect(read("alleles of abc1 that are not deletions or insertions")?.kinds).toMatchObject([
    { label: "no deletion", isNot: true },
    { label: "no insertion", isNot: true },
  ]);
  expect(read("alleles of abc1 that are neither deletions nor wild type")).toMatchObject({
    kinds: [{ label: "no deletion" }, { label: "no wild type" }],
    leftOut: [],
  });
});

test("publications are of all kinds that are asked for, and words of their titles are none", () => {
  const kinds = read("curated papers with abstracts about abc1")?.kinds ?? [];
  expect(kinds.map(({ label }) => label)).toEqual(["curated", "abstract in the release"]);
  expect(ofKinds(kinds)).toHaveLength(2);
  expect(read("papers on the deletion of abc1")?.kinds).toEqual([]);
  expect(read("papers with abc1 in the title")?.kinds).toEqual([]);
});

test("publications have numbers of genes and annotations", () => {
  const queries = (text: string) => ofKinds(read(text)?.kinds ?? []);
  const wanted = (query: object) => [{ bool: { should: [query], minimum_should_match: 1 } }];
  expect(queries("papers with more than 50 genes")).toEqual(wanted({ range: { gene_count: { gte: 51 } } }));
  expect(queries("papers with no annotations")).toEqual(
    wanted({ bool: { must_not: [{ range: { annotation_count: { gte: 1 } } }] } }),
  );
  expect(read("papers on genes in the nucleus")?.kinds).toEqual([]);
});
