import { describe, expect, it } from "vitest";
import { canonicalText, queryId, uuid5 } from "./canonical.ts";
import { readConstraints } from "./read-constraints.ts";

const noSaved = (): Promise<never> => Promise.reject(new Error("no saved queries here"));
const text = async (constraints: unknown): Promise<string> =>
  canonicalText(await readConstraints(constraints, noSaved));
const idOf = async (constraints: unknown): Promise<string> =>
  queryId(await readConstraints(constraints, noSaved));

const a = { term: { termid: "GO:0000070", name: "mitotic sister chromatid segregation" } };
const b = { subset: { subset_name: "feature_type_tRNA_gene" } };
const c = { has_ortholog: { taxonid: 9606 } };

describe("queries that ask for the same have the same id", () => {
  it.each([
    ["parts in another order", { and: [a, b] }, { and: [b, a] }],
    ["parts that are there twice", { or: [a, b, a] }, { or: [a, b] }],
    ["lists inside lists", { or: [a, { or: [b, c] }] }, { or: [{ or: [c, a] }, b] }],
    ["a list of one", { and: [{ or: [a] }] }, a],
    [
      "names",
      { node_name: "mine", term: { termid: "GO:0000070", name: "x", definition: "y" } },
      { term: { termid: "GO:0000070" } },
    ],
    ["both forms of not", { not: [a, b] }, { not: { node_a: a, node_b: b } }],
    ["both forms of a complement", { not: [a] }, { not: { node_a: a, node_b: null } }],
    [
      "defaults",
      {
        term: {
          termid: "GO:0000070",
          ploidiness: "any",
          expression: null,
          conditions: [],
          include_regulates: false,
        },
      },
      a,
    ],
    [
      "an old name",
      { term: { termid: "FYPO:1", single_or_multi_allele: "single" } },
      { term: { termid: "FYPO:1", single_or_multi_locus: "single" } },
    ],
    [
      "open ends",
      { int_range: { range_type: "exon_count", start: 1, end: null, options: "coding-exons" } },
      { int_range: { range_type: "exon_count", start: 1 } },
    ],
    [
      "ids and genes",
      { gene_list: { ids: ["A", "B", "A"] } },
      { gene_list: { genes: [{ uniquename: "A", name: "one" }, { uniquename: "B" }] } },
    ],
    [
      "the order of a list inside",
      { and: [a, { gene_list: { genes: ["A", "B"] } }] },
      { and: [a, { gene_list: { genes: ["B", "A"] } }] },
    ],
    [
      "the order of conditions",
      { term: { termid: "FYPO:1", conditions: [{ termid: "X:1" }, { termid: "X:2", value: "3" }] } },
      {
        term: {
          termid: "FYPO:1",
          conditions: [
            { termid: "X:2", value: "3" },
            { termid: "X:1", name: "n" },
          ],
        },
      },
    ],
  ])("%s", async (_what, one, other) => {
    expect(await text(one)).toBe(await text(other));
    expect(await idOf(one)).toBe(await idOf(other));
  });
});

describe("queries that ask for something else have other ids", () => {
  it.each([
    ["the operands of not", { not: [a, b] }, { not: [b, a] }],
    ["a complement", { not: [a] }, a],
    ["and for or", { and: [a, b] }, { or: [a, b] }],
    ["regulation", { term: { termid: "GO:1", include_regulates: true } }, { term: { termid: "GO:1" } }],
    [
      "a locus",
      { term: { termid: "FYPO:1", single_or_multi_locus: "both" } },
      { term: { termid: "FYPO:1" } },
    ],
    [
      "the value of a condition",
      { term: { termid: "FYPO:1", conditions: [{ termid: "X:1", value: "3" }] } },
      { term: { termid: "FYPO:1", conditions: [{ termid: "X:1" }] } },
    ],
    [
      "bounds",
      { int_range: { range_type: "exon_count", start: 1 } },
      { int_range: { range_type: "exon_count", end: 1 } },
    ],
    [
      "the order of a list that is all",
      { gene_list: { genes: ["A", "B"] } },
      { gene_list: { genes: ["B", "A"] } },
    ],
  ])("%s", async (_what, one, other) => {
    expect(await idOf(one)).not.toBe(await idOf(other));
  });
});

it("makes UUIDs of version 5 that never change", async () => {
  expect(uuid5("karyon")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await text({ and: [b, a] })).toBe(
    '{"and":[{"subset":"feature_type_tRNA_gene"},{"term":{"termid":"GO:0000070"}}]}',
  );
  expect(await idOf(a)).toBe("1244983d-7500-5b3f-806e-769afe6fb386");
});
