import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

/** The places that a text asks for. */
const places = (text: string): string[] | undefined =>
  read(text)
    ?.parts.filter(({ kind }) => kind === "location")
    .map(({ id }) => id);

test.each([
  ["chr2:1.5M..1.51M", ["II:1500000-1510000"]],
  ["chrII 1,500,000 to 1,510,000", ["II:1500000-1510000"]],
  ["chromosome II 1500000", ["II:1500000"]],
  ["genes near abc1", ["II:1-16000"]],
  ["cen2", ["II:20000-30000"]],
  ["genes within 5 kb of the centromere of chromosome 2", ["II:15000-35000"]],
  ["genes within 2 kb of abc1", ["II:3000-8000"]],
  ["genes within 10kb of abc1", ["II:1-16000"]],
  ["genes between 100 kb and 150 kb on chromosome II", ["II:100000-150000"]],
  ["100-150 kb of chr II", ["II:100000-150000"]],
  ["chr II 5 Mb", ["II:5000000"]],
  ["neighbours of Abc1", ["II:1-16000"]],
  ["genes on chromosome II between 1,000,000 and 1.05 Mb", ["II:1000000-1050000"]],
  ["genes on chromosome II from 1 to 1.2 Mb", ["II:1000000-1200000"]],
  ["genes near loc1", ["II:1-16000"]],
  ["genes within 2 kb of loc1", ["II:3000-8000"]],
  ["genes between 100 and 150 kb on chromosome II", ["II:100000-150000"]],
  ["kinases between 100 and 150 kb of chromosome II", ["II:100000-150000"]],
  ["genes overlapping cen2", ["II:20000-30000"]],
  // Of a gene on the forward strand, and of one on the reverse.
  ["genes upstream of abc1", ["II:1-4999"]],
  ["genes within 2 kb downstream of abc1", ["II:6001-8000"]],
  ["what lies upstream of mno3", ["II:41001-51000"]],
  ["the genes 500 bp downstream of mno3", ["II:39500-39999"]],
  ["kinases acting upstream of abc1", []],
  // What works at centromeres and telomeres is no place.
  ["genes near the centromeres", ["II:10000-40000"]],
  ["kinases near telomeres", ["II:1-10001, II:1990000-2000000"]],
  ["genes within 5 kb of chromosome ends", ["II:1-5001, II:1995000-2000000"]],
  ["genes at the left end of chromosome 2", ["II:1-10001"]],
  ["chromosome II right telomere", ["II:1990000-2000000"]],
  ["telomeres", undefined],
  ["genes between abc1 and mno3", ["II:6001-39999"]],
  ["what lies between the genes mno3 and abc1", ["II:6001-39999"]],
  ["the region between abc1 and mno3", ["II:6001-39999"]],
  ["kinases from abc1 to mno3", ["II:6001-39999"]],
  ["kinases of 1 to 2 kb on chromosome II", ["II"]],
  ["similarity between abc1 and mno3", undefined],
])("%s", (text, expected) => {
  expect(places(text)).toEqual(expected);
});

test("that nothing lies between two genes is said with the reason, and the genes are shown", () => {
  expect(read("genes between abc1 and mno4")?.parts).toMatchObject([
    {
      label: "between abc1 and mno4, which lie on different chromosomes, II and I",
      node: { gene_list: { genes: [] } },
      genes: ["G1.01", "G4.04"],
    },
  ]);
  expect(read("genes between abc1 and xyz2")?.parts).toMatchObject([
    { label: "between abc1 and xyz2, which overlap or touch each other" },
  ]);
});

test("nothing but genes has an upstream: that it was not read is said", () => {
  expect(read("genes upstream of the telomeres")).toMatchObject({
    parts: [{ label: "within 10 kb of the ends of chromosomes II" }],
    leftOut: ["upstream", "of"],
  });
  expect(read("genes downstream of cen2")).toMatchObject({
    parts: [{ label: "within 10 kb of centromere of chromosome II (II:10000-40000)" }],
    leftOut: ["downstream", "of"],
  });
});

test("what two genes are to each other is not what others are to both", () => {
  for (const text of ["interactions between abc1 and mno3", "is there an interaction between abc1 and mno3"])
    expect(read(text)).toMatchObject({
      parts: [{ label: "abc1, mno3: interactors of each other" }],
      query: { and: [{ gene_list: { genes: ["G1.01", "G3.03"] } }, {}] },
      leftOut: [],
    });
});
