import { expect, it } from "vitest";
import { expectedCounts } from "./expected-counts.ts";
import { indexKinds } from "../../../index-mappings/names.ts";
import { assemble } from "./assemble.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";

const gaf = (gene: string, term: string, relation = "involved_in") => ({
  db: "PomBase",
  gene,
  relation,
  term,
  references: "PMID:1",
  evidence: "IMP",
  aspect: "P",
  date: "20200102",
});

const release = () =>
  smallReleaseData({
    "pombase-genes": [
      geneRow("SPAC1.01", "one"),
      geneRow("SPAC1.02"),
      geneRow("SPAC1.03"),
      geneRow("SPAC1.04"),
    ],
    "obsolete-ids": [
      { obsoleteId: "SPAC9.09", gene: "SPAC1.01" },
      { obsoleteId: "SPAC9.10", gene: "SPAC1.01" },
      { obsoleteId: "SPAC9.10", gene: "SPAC1.02" },
    ],
    "removed-genes": [
      { gene: "SPAC9.11", comment: "no coding region" },
      { gene: "SPAC9.12", comment: "" },
      { gene: "SPAC1.03", comment: "removed once, in use again" },
      { gene: "SPAC9.09", comment: "merged" },
    ],
    obo: oboText("biological_process", {
      "GO:0000001": ["name: root"],
      "GO:0000002": ["name: part", "alt_id: GO:0000022", "relationship: part_of GO:0000001"],
      "GO:0000003": ["name: regulator", "relationship: regulates GO:0000002"],
    }),
    "gaf-2.2": [
      gaf("SPAC1.01", "GO:0000022"),
      gaf("SPAC9.09", "GO:0000001"),
      gaf("SPAC1.02", "GO:0000002", "NOT|involved_in"),
      gaf("SPAC1.03", "GO:0000003"),
      gaf("SPAC1.04", "GO:0000002"),
    ],
  });

async function documents(
  kind: Parameters<typeof assemble>[0],
  data: ReleaseData,
): Promise<Map<string, AssembledDoc["doc"]>> {
  const found = new Map<string, object>();
  for await (const { id, doc } of assemble(kind, data)) found.set(id, doc);
  return found;
}

it("counts genes annotated to a term or below it over is_a and part_of, secondary and retired ids resolved, NOT left out", async () => {
  const terms = await documents("terms", await release());
  expect([...terms].map(([id, doc]) => [id, doc])).toMatchObject([
    ["GO:0000001", { gene_count: 2, weight: 3 }],
    ["GO:0000002", { gene_count: 2, weight: 2 }],
    ["GO:0000003", { gene_count: 1, weight: 1 }],
  ]);
});

it("gives genes the terms they are annotated to, with and without regulation", async () => {
  const genes = await documents("genes", await release());
  expect(genes.get("SPAC1.02")).toMatchObject({ terms: [], regulated_terms: [] });
  expect(genes.get("SPAC1.03")).toMatchObject({
    terms: ["GO:0000003"],
    regulated_terms: ["GO:0000002", "GO:0000001"],
  });
  expect(genes.get("SPAC1.03")).toMatchObject({ terms: ["GO:0000003"] });
  expect(genes.get("SPAC1.01")).toMatchObject({
    label: "one",
    feature_type: "mRNA gene",
    chromosome: "I",
    references: ["PMID:1"],
  });
});

it("keeps NOT rows in tables, without a closure", async () => {
  const rows = [...(await documents("annotations", await release())).values()];
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => "is_not" in row && row.is_not)).toMatchObject([
    { term: "GO:0000002", closure: [], closure_regulates: [], genes: ["SPAC1.02"] },
  ]);
});

it("redirects secondary term ids and retired gene ids", async () => {
  const pages = await documents("pages", await release());
  expect(pages.get("term:GO:0000022")).toEqual({
    kind: "term",
    body: null,
    redirect: "GO:0000002",
    gone: null,
  });
  expect(pages.get("gene:SPAC9.09")).toEqual({ kind: "gene", body: null, redirect: "SPAC1.01", gone: null });
});

it("says of removed genes why, and of split ones what they stand for", async () => {
  const pages = await documents("pages", await release());
  const gone = [...pages].flatMap(([id, doc]) => ("gone" in doc && doc.gone !== null ? [[id, doc]] : []));
  const without = { kind: "gene", body: null, redirect: null };
  expect(gone).toEqual([
    ["gene:SPAC9.11", { ...without, gone: { comment: "no coding region", genes: [] } }],
    ["gene:SPAC9.12", { ...without, gone: { comment: null, genes: [] } }],
    [
      "gene:SPAC9.10",
      {
        ...without,
        gone: {
          comment: null,
          genes: [
            { uniquename: "SPAC1.01", name: "one" },
            { uniquename: "SPAC1.02", name: null },
          ],
        },
      },
    ],
  ]);
});

it("yields as many documents of each kind as it foretells, each id once", async () => {
  const data = await release();
  const counts = await expectedCounts(data);
  for (const kind of indexKinds) {
    let yielded = 0;
    const ids = new Set<string>();
    for await (const { id } of assemble(kind, data)) {
      yielded++;
      ids.add(id);
    }
    expect([kind, yielded, ids.size]).toEqual([kind, counts[kind], counts[kind]]);
  }
});

it("stops at a broken row and says where", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [{ id: "SPAC1.01", chromosome: "I", geneType: "" }],
  });
  await expect(data.genes()).rejects.toThrow("pombase-genes:2: gene_type: expected one of");
});
