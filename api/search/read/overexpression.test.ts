import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test("what overexpression does is asked of such genotypes, and is not what a deletion does", () => {
  const found = read("large cells when overexpressed");
  expect(found).toMatchObject({
    leftOut: [],
    query: { term: { termid: "PH:0000002", ploidiness: "haploid", expression: "wt-overexpressed" } },
  });
  // The phenotype that is called like the viability of deletions.
  expect(read("inviable when overexpressed")).toMatchObject({
    parts: [{ kind: "term", id: "PH:0000015", label: "inviable cell population, where overexpressed" }],
    leftOut: [],
    query: { term: { termid: "PH:0000015", ploidiness: "haploid", expression: "wt-overexpressed" } },
  });
  // What is overexpressed is a mutant, whose cells one adjective describes.
  expect(read("large when overexpressed")?.parts).toMatchObject([{ id: "PH:0000002" }]);
  expect(read("lethal when overexpressed")).toBeNull();
  expect(read("kinases lethal when overexpressed")).toMatchObject({
    parts: [{ id: "GO:0000001" }],
    leftOut: ["lethal", "overexpressed"],
  });
});
