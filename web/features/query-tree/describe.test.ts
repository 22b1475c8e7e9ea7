import { expect, test } from "vitest";
import type { QueryNode } from "../../../api/contract/query.ts";
import { describe } from "./describe.ts";
import { queryKey } from "./same-query.ts";

const names = {
  organism: (taxonid: number) => `organism ${taxonid}`,
  chromosome: (id: string) => id.replace("chr", ""),
};
const said = (node: QueryNode): string => describe(node, names);
const range = (start?: number, end?: number): QueryNode => ({
  int_range: {
    range_type: "protein_length",
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  },
});

test("every kind of query has words of its own", () => {
  expect(said({ term: { termid: "GO:1", name: "splicing" } })).toBe('genes annotated with "splicing" (GO:1)');
  expect(said({ subset: { subset_name: "interpro:PF00069" } })).toBe("subset: interpro:PF00069");
  expect(said({ subset: { subset_name: "status_conserved_unknown", name: "conserved unknown" } })).toBe(
    "subset: conserved unknown",
  );
  expect(said({ has_ortholog: { taxonid: 9606 } })).toBe("has ortholog: organism 9606");
  expect(said({ genome_range: { chromosome_name: "chr2", start: 1, end: 99 } })).toBe(
    "genome range: 1..99 of 2",
  );
  expect(said({ genome_range: { chromosome_name: "chr2" } })).toBe("all genes from: 2");
  expect(
    said({ interactors: { gene_uniquename: "G1", interaction_type: "physical", throughput: "high" } }),
  ).toBe("high throughput physical interactors of: G1");
  expect(said({ gene_list: { genes: ["G1", { uniquename: "G2", name: "abc2" }] } })).toBe(
    "gene list: [G1 abc2]",
  );
  expect(said({ node_name: "mine", subset: { subset_name: "x" } })).toBe("mine");
});

test("a phenotype says which genotypes and conditions it is about", () => {
  expect(
    said({
      term: {
        termid: "FYPO:1",
        name: "slow",
        single_or_multi_locus: "single",
        ploidiness: "haploid",
        expression: "null",
        conditions: [{ termid: "C:1", name: "cold" }],
        excluded_conditions: [{ termid: "C:2" }],
      },
    }),
  ).toBe(
    'genes annotated with "slow" (FYPO:1) [null expression, single locus haploid genotypes - conditions: cold - excluded conditions: C:2]',
  );
});

test("ranges are said by their bounds", () => {
  expect([range(3), range(undefined, 3), range(1, 3), range(3, 3), range(0, 0)].map(said)).toEqual(
    ["(≥3)", "(≤3)", "(1..3)", "(=3)", "(none)"].map((bounds) => `protein length ${bounds}`),
  );
});

test("long lists are cut near 100 characters, and say how many are left out", () => {
  const text = said({ gene_list: { genes: Array.from({ length: 300 }, (_, index) => `SPAC${index}.01`) } });
  expect(text.length).toBeLessThan(140);
  expect(text).toMatch(/^gene list: \[SPAC0\.01 SPAC1\.01 .* … \d+ more\]$/);
});

test("A and B is B and A, in words and as a query, whatever the parts are called", () => {
  const [a, b] = [
    { subset: { subset_name: "a" } },
    { subset: { subset_name: "b" } },
  ] as const satisfies readonly QueryNode[];
  expect(said({ and: [b, a] })).toBe("(subset: a AND subset: b)");
  expect(said({ not: [b, a] })).toBe("(subset: b AND NOT subset: a)");
  expect(said({ not: [a] })).toBe("NOT subset: a");
  expect(queryKey({ and: [b, { ...a, node_name: "mine" }] })).toBe(queryKey({ and: [a, b] }));
  expect(queryKey({ not: { node_a: a, node_b: b } })).toBe(queryKey({ not: [a, b] }));
  expect(queryKey({ not: [a, b] })).not.toBe(queryKey({ not: [b, a] }));
  expect(queryKey({ genome_range: { chromosome_name: "I", start: null } })).toBe(
    queryKey({ genome_range: { chromosome_name: "I" } }),
  );
});
