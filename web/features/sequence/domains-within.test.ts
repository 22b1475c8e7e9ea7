import { expect, test } from "vitest";
import { domainsWithin } from "./domains-within.ts";

const match = (name: string, ...places: [number, number][]) => ({
  id: name,
  dbname: "DB",
  name,
  description: null,
  match_start: 1,
  match_end: 100,
  interpro_id: null,
  gene_count: 1,
  locations: places.map(([start, end]) => ({ start, end })),
});
const gene = {
  interpro_matches: [
    match("whole", [1, 100]),
    match("part", [10, 20], [40, 50]),
    match("site", [45, 46]),
    match("part", [12, 18]),
    match("end", [90, 100]),
  ],
};

test("domains are those that overlap, each once, the shortest first", () => {
  expect(domainsWithin(gene, 15, 15)).toEqual(["part", "whole"]);
  expect(domainsWithin(gene, 30, 30)).toEqual(["whole"]);
});

test("of many the last says how many more there are", () =>
  expect(domainsWithin(gene, 1, 100)).toEqual(["site", "part", "end", "1 more"]));
