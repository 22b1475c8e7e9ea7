/** A release that lacks some data sets says so wherever they would be seen, and queries for them warn. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { boot } from "../../api/contract/boot.ts";
import { countAnswer, queryAnswer, queryOptions } from "../../api/contract/query.ts";
import { searchAnswer } from "../../api/contract/search.ts";
import { startQuerySite } from "./query-site.ts";
import type { QuerySite } from "./query-site.ts";

const missing = ["paralogs", "pdb-entries", "gene-taxonomic-distribution", "expression-levels"];

let served: QuerySite;
beforeAll(async () => {
  served = await startQuerySite("not-in-release", 120, process.env["REDIS_URL"], missing);
});
afterAll(() => served.stop());

const get = async (path: string): Promise<unknown> =>
  (await fetch(`${served.site.url}/api/v1${path}`)).json();

const count = async (constraints: unknown) =>
  countAnswer.parse(await (await served.post("/count", { constraints })).json());

it("is listed with the reason, and with the sections, views and filters that would show it", async () => {
  const { metadata } = boot.parse(await get("/boot"));
  const told = new Map(metadata?.data_gaps?.map((entry) => [entry.topic, entry]));
  expect(told.get("paralogs")).toEqual({
    topic: "paralogs",
    label: "Paralogs",
    reason: "no data set of this release is about this",
    is_partial: false,
    section: "paralogs",
    widget: null,
    facets: [],
    cv_names: [],
  });
  expect(told.get("PDB structures")).toMatchObject({ widget: "pdb" });
  expect(told.get("expression levels")).toMatchObject({ section: "quantitative-expression" });
  expect(told.get("gene-taxonomic-distribution")).toMatchObject({ facets: ["taxonomic_distribution"] });
  expect(told.has("orthologs")).toBe(false);
  expect(told.has("disorder")).toBe(false);
});

it.each([
  { constraints: { gene_properties: { property_flags: ["has_paralog"] } }, topic: "Paralogs" },
  { constraints: { int_range: { range_type: "pdb_structure_count", start: 0 } }, topic: "PDB structures" },
  {
    constraints: { subset: { subset_name: "taxonomic_distribution_*" } },
    topic: "Taxonomic distribution",
  },
])("is a warning of a query for $topic, which finds no gene", async ({ constraints, topic }) => {
  const { count: genes, warnings } = await count(constraints);
  expect(genes).toBe(0);
  expect(warnings).toEqual([
    {
      where: expect.stringMatching(/^constraints/),
      message: expect.stringMatching(`^not in release .*: ${topic} – `),
    },
  ]);
});

it("is no warning of a query for what the release tells, also where no gene has it", async () => {
  expect((await count({ int_range: { range_type: "protein_length", start: 1 } })).warnings).toEqual([]);
  expect((await count({ int_range: { range_type: "protein_length", start: 90_000 } })).warnings).toEqual([]);
});

it("is said of the inputs, predefined queries and columns that ask for it, and only of these", async () => {
  const {
    not_in_release: gaps,
    predefined_counts: counts,
    builder,
  } = queryOptions.parse(await get("/dataset/latest/query/options"));
  expect(gaps.inputs).toHaveProperty("taxonomic_distribution", expect.stringContaining("no data set"));
  expect(gaps.columns).toHaveProperty("paralogs");
  expect(gaps.columns).toHaveProperty("pdb_ids");
  expect(gaps.predefined).toHaveProperty("canned_query:genes_with_paralogs");
  for (const { id, constraints } of builder.predefined) {
    const asked = await count(constraints);
    if (id in gaps.predefined) expect(asked.warnings, id).not.toEqual([]);
    // Only what can be answered is counted.
    expect(counts[id], id).toBe(id in gaps.predefined ? undefined : asked.count);
  }
  expect(Object.keys(gaps.inputs)).not.toContain("protein_length");
});

it("is null in rows, never 0", async () => {
  const answer = queryAnswer.parse(
    await (
      await served.post("", {
        constraints: { subset: { subset_name: "feature_type_mRNA_gene" } },
        output_options: { field_names: ["taxonomic_distribution"] },
      })
    ).json(),
  );
  const values = z.array(z.object({ taxonomic_distribution: z.null() }));
  expect(() => values.parse(answer.rows)).not.toThrow();
});

it("is said to those who search for it, and is no query to go on from", async () => {
  const { reading } = searchAnswer.parse(await get("/dataset/latest/search?q=pdb+structures"));
  expect(reading).toMatchObject({ count: 0, query: null });
  expect(reading?.data_gaps).toEqual([expect.stringMatching(/^not in release .*: PDB structures – /)]);
});
