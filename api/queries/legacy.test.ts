import { expect, it } from "vitest";
import { unnamed } from "./legacy.ts";

it.each([
  [
    { term: { termid: "FYPO:1", single_or_multi_allele: "single" } },
    { term: { termid: "FYPO:1", single_or_multi_locus: "single" } },
  ],
  [{ gene_list: { ids: ["a", "b"] } }, { gene_list: { genes: ["a", "b"] } }],
  [
    { node_name: "mine", and: [{ gene_list: { genes: "a, b;c\nd" } }] },
    { and: [{ gene_list: { genes: ["a", "b", "c", "d"] } }] },
  ],
  [
    { not: { node_a: { target_of: { genes: "a b" } }, node_b: { or: [{ gene_list: { ids: "c" } }] } } },
    {
      not: {
        node_a: { target_of: { genes: ["a", "b"] } },
        node_b: { or: [{ gene_list: { genes: ["c"] } }] },
      },
    },
  ],
  [
    {
      or: [
        {
          node_name: "rude",
          term: { termid: "GO:1", name: "rude", conditions: [{ termid: "FYECO:1", name: "rude" }] },
        },
        { gene_list: { genes: [{ uniquename: "a", name: "rude" }, "b"] } },
        { subset: { subset_name: "feature", name: "rude" } },
      ],
    },
    {
      or: [
        { term: { termid: "GO:1", conditions: [{ termid: "FYECO:1" }] } },
        { gene_list: { genes: ["a", "b"] } },
        { subset: { subset_name: "feature" } },
      ],
    },
  ],
  [
    { int_range: { range_type: "exon_count", options: ["coding-exons"], start: 1 } },
    { int_range: { range_type: "exon_count", options: ["coding-exons"], start: 1 } },
  ],
])("%j is kept as %j", (given, kept) => {
  expect(unnamed(given)).toEqual(kept);
});
