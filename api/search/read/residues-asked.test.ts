import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each([
  ["phosphorylated residue at S123", "at S123"],
  ["phosphorylated residue Ser-123", "at S123"],
  ["phosphorylated residue on serine 123", "at S123"],
  ["proteins with ubiquitinated lysine 164", "at K164"],
  ["phosphorylated residue at pS3 and T14", "at S3 and T14"],
  ["phosphorylated residue at residue S3 or Y14", "at S3 or Y14"],
])("%s", (text, label) => {
  expect(read(text)).toMatchObject({
    parts: [{ kind: "term" }],
    residues: { label },
    leftOut: [],
    isSet: true,
  });
});

test("only modifications are at residues: of others the words are said to be left out", () => {
  expect(read("kinases at S123")).toMatchObject({ residues: null, leftOut: ["S123"] });
});
