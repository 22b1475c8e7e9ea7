/** A field of genes that stands in the catalogue and in a table of the release is everywhere: no other code knows it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { boot } from "../../api/contract/boot.ts";
import { queryOptions } from "../../api/contract/query.ts";
import { genePage } from "../../index-mappings/pages/gene.ts";
import { startQuerySite } from "./query-site.ts";
import type { QuerySite } from "./query-site.ts";

const field = "taxonomic_distribution";
const value = "conserved in fungi only";
const subset = `${field}_conserved_in_fungi_only`;

let served: QuerySite;
beforeAll(async () => {
  served = await startQuerySite("gene-field", 200, process.env["REDIS_URL"]);
});
afterAll(() => served.stop());

const dataset = (path: string): Promise<Response> => fetch(`${served.site.url}/api/v1/dataset/latest${path}`);
const json = async (path: string): Promise<unknown> => (await dataset(path)).json();
/** Lines of a file as their cells by the names of their columns. */
async function table(path: string): Promise<Record<string, string>[]> {
  const [head = "", ...lines] = (await (await dataset(path)).text()).trimEnd().split("\n");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((cell, i) => [head.split("\t")[i] ?? "", cell])),
  );
}

const searched = z.object({
  total: z.int(),
  hits: z.array(z.object({ id: z.string() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
  facet_titles: z.record(z.string(), z.string()),
});

it("is a filter of search results, with its title and the number of genes", async () => {
  const all = searched.parse(await json("/search?type=gene"));
  expect(all.facet_titles[field]).toBe("Taxonomic distribution");
  const count = all.facets[field]?.find((one) => one.value === value)?.count;
  expect(count).toBeGreaterThan(0);
  const chosen = searched.parse(await json(`/search?type=gene&${field}=${encodeURIComponent(value)}`));
  expect(chosen.total).toBe(count);
});

it("is found by its words, and stands in the file of the results", async () => {
  const { total } = searched.parse(await json(`/search?type=gene&q=${encodeURIComponent(value)}`));
  expect(total).toBeGreaterThan(0);
  const rows = await table(`/search?type=gene&format=tsv&${field}=${encodeURIComponent(value)}`);
  expect(new Set(rows.map((row) => row[field]))).toEqual(new Set([value]));
});

it("is a property on the page of a gene", async () => {
  const [row] = await table(`/search?type=gene&format=tsv&${field}=${encodeURIComponent(value)}`);
  const page = genePage.parse(await json(`/data/gene/${row?.["systematic_id"] ?? ""}`));
  expect(page.properties).toEqual([{ field, label: "Taxonomic distribution", text: value }]);
});

it("is a column of lists that can be sorted by, and of their files", async () => {
  const path = "/data/gene_subsets/feature_type_mRNA_gene/genes";
  const list = z.object({ rows: z.array(z.object({ [field]: z.string().nullable() })) });
  const { rows } = list.parse(await json(`${path}?sort=-${field}&size=200`));
  const values = rows.map((row) => row[field] ?? "");
  expect(values).toEqual(values.toSorted().toReversed());
  expect((await table(`${path}?format=tsv`)).map((row) => row["Taxonomic distribution"])).toContain(value);
  const { catalogue } = boot.parse(await (await fetch(`${served.site.url}/api/v1/boot`)).json());
  expect(catalogue.gene_columns).toContainEqual({
    name: field,
    label: "Taxonomic distribution",
    is_hidden: true,
  });
});

it("is an input of the builder, a subset of queries, and a column of their results", async () => {
  const { builder } = queryOptions.parse(await json("/query/options"));
  const input = builder.node_types.find((node) => node.nodeType !== "heading" && node.id === field);
  expect(input).toMatchObject({ nodeType: "subset-select", displayName: "Taxonomic distribution" });
  expect(input && "subsets" in input ? input.subsets : []).toContainEqual({
    name: subset,
    display_name: value,
  });
  const answer = await served.post("", {
    constraints: { subset: { subset_name: subset } },
    output_options: { field_names: [field] },
  });
  const { rows } = z.object({ rows: z.array(z.object({ [field]: z.string() })) }).parse(await answer.json());
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row[field]))).toEqual(new Set([value]));
});
