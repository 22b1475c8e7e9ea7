import { expect, test } from "vitest";
import { termsOfSeveral } from "./ortholog-terms.ts";

const disease = { termid: "MONDO:1", name: "a disease", cv_name: "mondo", is_obsolete: false };
const row = (uniquename: string, taxonid: number, terms = [disease]) => ({
  ortholog: { uniquename, name: null, product: null },
  taxonid,
  qualifier: null,
  source: null,
  terms,
});

test("a disease is of the one human ortholog, or of nobody knows which of several", () => {
  expect(termsOfSeveral([row("A", 1), row("B", 2, [])])).toEqual([]);
  expect(termsOfSeveral([row("A", 1), row("B", 1)])).toEqual([
    { taxonid: 1, orthologs: 2, terms: [disease] },
  ]);
  // One ortholog by two sources is one.
  expect(termsOfSeveral([row("A", 1), row("A", 1)])).toEqual([]);
  expect(termsOfSeveral([row("A", 1, []), row("B", 1, [])])).toEqual([]);
});
