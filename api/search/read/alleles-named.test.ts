import { expect, test } from "vitest";
import { parseTyped } from "../parse/parse.ts";
import type { ParseRules } from "../parse/parse.ts";
import { allelesOfNamed } from "./alleles-named.ts";
import { vocabulary } from "../../../tests/fixtures/vocabulary.ts";

const rules: ParseRules = {
  search: {
    min_query_length: 2,
    ontology_id_digits: {},
    identifier_prefixes: [],
    database_prefixes: [],
    identifier_suffixes: [],
  },
  site: {
    gene_systematic_identifier_pattern: String.raw`^G\d+\.\d+$`,
    transcript_systematic_identifier_pattern: String.raw`^G\d+\.\d+\.\d+$`,
  },
};
const alleles = (typed: string) => allelesOfNamed(parseTyped(typed, rules), vocabulary);

test.each(["abc1", "ABC1", " Abc1 "])("%s names a gene, whose alleles come first", (typed) => {
  expect(JSON.stringify(alleles(typed))).toContain('{"gene":"G1.01"}');
});

test.each(["abc", "abc12", "G1.01", "abc1 kinase", "constructor", ""])(
  "%s names no gene's alleles",
  (typed) => {
    expect(alleles(typed)).toEqual([]);
  },
);
