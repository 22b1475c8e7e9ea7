import { expect, it } from "vitest";
import { tidied } from "./legacy.ts";

it.each([
  [
    { term: { termid: "FYPO:1", single_or_multi_allele: "single" } },
    { term: { termid: "FYPO:1", single_or_multi_locus: "single" } },
  ],
  [{ gene_list: { ids: ["a", "b"] } }, { gene_list: { genes: ["a", "b"] } }],
  [
    { node_name: "mine", and: [{ gene_list: { genes: "a, b;c\nd" } }] },
    { node_name: "mine", and: [{ gene_list: { genes: ["a", "b", "c", "d"] } }] },
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
    { int_range: { range_type: "exon_count", options: ["coding-exons"], start: 1 } },
    { int_range: { range_type: "exon_count", options: ["coding-exons"], start: 1 } },
  ],
])("%j is kept as %j", (given, kept) => {
  expect(tidied(given)).toEqual(kept);
});
