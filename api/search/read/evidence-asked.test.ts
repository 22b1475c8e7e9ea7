import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each([
  ["genes annotated by IMP to the nucleus", "with IMP evidence"],
  ["nuclear proteins with IDA evidence", "with IDA evidence"],
  ["nucleus with evidence code IEA", "with IEA evidence"],
  ["kinases by IDA or IMP", "with IDA or IMP evidence"],
  ["kinases with experimental evidence", "with experimental evidence"],
  ["nuclear proteins known by experiment (IDA)", "with IDA evidence"],
  ["kinases shown by experiment", "with experimental evidence"],
  ["experimentally verified kinases", "with experimental evidence"],
  ["kinases with only IEA annotations", "with only IEA evidence"],
  ["nuclear proteins by IEA only", "with only IEA evidence"],
  ["experimentally annotated nuclear proteins", "with experimental evidence"],
  ["kinases not only by IEA", "with other evidence than IEA"],
  ["kinases excluding IEA", "with other evidence than IEA"],
  ["kinases without IEA annotations in the nucleus", "with other evidence than IEA"],
])("%s asks for evidence", (text, label) => {
  const found = read(text);
  expect(found).toMatchObject({ evidence: { label }, leftOut: [] });
  expect(found?.parts.filter(({ kind, isNot }) => kind !== "term" || isNot)).toEqual([]);
});

test("genes that are not annotated with some evidence are others than those that are", () => {
  expect(read("genes not annotated with IEA to the nucleus")).toMatchObject({
    evidence: { label: "with IEA evidence" },
    parts: [{ id: "GO:0000002", isNot: true }, { id: "feature_type_mRNA_gene" }],
  });
});

test("a text that asks for evidence asks for a set", () => {
  expect(read("experimentally verified kinase")).toMatchObject({ isSet: true });
});

test("other evidence than some is all else", () => {
  expect(read("kinases excluding IEA")?.evidence?.codes).toContain("IMP");
  expect(read("kinases excluding IEA")?.evidence?.codes).not.toContain("IEA");
});

// Without a word that says so, in small letters, and of what has no codes.
test.each(["IMP kinases", "kinases by imp", "sporulation defective by IMP", "alleles of abc1 by IMP"])(
  "%s asks for none",
  (text) => {
    expect(read(text)?.evidence ?? null).toBeNull();
  },
);
