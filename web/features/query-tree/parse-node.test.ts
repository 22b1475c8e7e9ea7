import { expect, test } from "vitest";
import { parseNode } from "./parse-node.ts";

test("queries are read as they are written", () => {
  const query = {
    node_name: "mine",
    and: [
      { subset: { subset_name: "a" } },
      { not: [{ term: { termid: "GO:1", name: "x", conditions: [] } }] },
    ],
  };
  expect(parseNode(query)).toEqual(query);
});

test("spellings of older files are understood", () => {
  expect(
    parseNode({ term: { termid: "FYPO:1", single_or_multi_allele: "single", expression: null } }),
  ).toEqual({ term: { termid: "FYPO:1", single_or_multi_locus: "single" } });
  expect(parseNode({ int_range: { range_type: "exon_count", start: null, end: 3 } })).toEqual({
    int_range: { range_type: "exon_count", end: 3 },
  });
  expect(parseNode({ gene_list: { ids: ["G1"] } })).toEqual({ gene_list: { genes: ["G1"] } });
  expect(
    parseNode({
      not: { node_a: { subset: { subset_name: "a" } }, node_b: { subset: { subset_name: "b" } } },
    }),
  ).toEqual({ not: [{ subset: { subset_name: "a" } }, { subset: { subset_name: "b" } }] });
});

test.each([
  [1, "constraints: has to be an object"],
  [{}, "constraints: has to have one key for its kind, but has none"],
  [{ and: [] }, "constraints.and: has to be a list of queries"],
  [{ and: [{ subset: { subset_name: "a" } }, { term: {} }] }, "constraints.and[1].term.termid: is missing"],
  [{ or: [{ nope: 1 }] }, 'constraints.or[0]: "nope" is not a kind of query'],
  [
    { subset: { subset_name: "a" }, term: { termid: "b" } },
    "constraints: has to have one key for its kind, but has 2",
  ],
  [{ not: [1, 2, 3] }, "constraints.not: takes two queries at most"],
  [
    { int_range: { range_type: "exon_count", start: "3" } },
    "constraints.int_range.start: is not what it has to be",
  ],
])("%j is no query: %s", (value, problem) => {
  expect(() => parseNode(value)).toThrow(problem);
});

test("nests without end are refused", () => {
  let nest: unknown = { subset: { subset_name: "a" } };
  for (let level = 0; level < 2000; level++) nest = { and: [nest] };
  expect(() => parseNode(nest)).toThrow("has more than 50 levels");
});
