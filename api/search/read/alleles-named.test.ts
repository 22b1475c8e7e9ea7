import { expect, test } from "vitest";
import { parseTyped } from "../parse/parse.ts";
import type { ParseRules } from "../parse/parse.ts";
import { allelesNamed, allelesOfNamed } from "./alleles-named.ts";
import { AlleleNames } from "./vocabulary.ts";
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

test.each(["abc1", "ABC1", " Abc1 ", "abc1 gene", "gene ABC1"])(
  "%s names a gene, whose alleles come first",
  (typed) => {
    expect(JSON.stringify(alleles(typed))).toContain('{"gene":"G1.01"}');
  },
);

test.each(["abc", "abc12", "G1.01", "abc1 kinase", "constructor", ""])(
  "%s names no gene's alleles",
  (typed) => {
    expect(alleles(typed)).toEqual([]);
  },
);

const minus = { id: "G1.01:allele-1", name: "abc1-", description: "unknown", gene: "G1.01", papers: 1 };

test.each(["abc1", "abc1 gene", "gene ABC1"])(
  "%s is the gene, not its allele that is written alike",
  (typed) => {
    const withMinus = { ...vocabulary, alleles: new AlleleNames([["abc1", minus]]) };
    expect(allelesNamed(parseTyped(typed, rules), withMinus)).toBeNull();
  },
);
