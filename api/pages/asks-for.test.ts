import { expect, test } from "vitest";
import { pages } from "../contract/values/pages.ts";
import { asksFor } from "./asks-for.ts";

const chromosomes = [
  {
    name: "I",
    long_display_name: "One",
    length: 4_000_000,
    gene_count: 1,
    coding_gene_count: 1,
    centromeres: [],
  },
];

test("pages begin with what they show", () => {
  const asked = ({
    path,
    id = "",
    query = {},
  }: {
    path: string;
    id?: string;
    query?: Record<string, string>;
  }) => {
    const page = pages.find(({ patterns }) => patterns.includes(path.slice(1)));
    return page && asksFor({ page, id }, "latest", { path, query }, chromosomes);
  };
  const dataset = "/api/v1/dataset/latest";
  expect(asked({ path: "/gocam" })).toEqual([`${dataset}/data/pathway_map`, `${dataset}/query/options`]);
  expect(asked({ path: "/reference_list/admin" })).toEqual([`${dataset}/data/admin_curated_references`]);
  expect(asked({ path: "/search", query: { q: "cell cycle" } })).toEqual([`${dataset}/search?q=cell+cycle`]);
  expect(asked({ path: "/jbrowse", query: { loc: "II:10..200" } })).toEqual([
    `${dataset}/data/chromosome_summaries`,
    `${dataset}/chromosome/II/genes?start=10&end=200`,
  ]);
  const genomeBrowser = (loc?: string) =>
    asked({ path: "/jbrowse", query: loc === undefined ? {} : { loc } })?.slice(1);
  expect(genomeBrowser()).toEqual([`${dataset}/chromosome/I/genes?start=1000000&end=1020000`]);
  expect(genomeBrowser("cdc2")).toEqual([`${dataset}/genome/search?q=cdc2`]);
  expect(["I", "I:1..2000000"].map(genomeBrowser)).toEqual([
    [`${dataset}/data/genome_map`],
    [`${dataset}/data/genome_map`],
  ]);
  // These it reads in its own way.
  expect(["I:5", "I:9..2", "chromosome 1:2-3", "%"].map(genomeBrowser)).toEqual([[], [], [], []]);
  const subset = `${dataset}/data/gene_subsets/kinases`;
  expect(asked({ path: "/gene_subset/:id", id: "kinases" })).toEqual([
    `${subset}?elements=false`,
    `${subset}/genes?page=1&size=50`,
  ]);
});
