import { expect, test } from "vitest";
import type { GocamPage } from "../../../index-mappings/pages/others.ts";
import { mergeModels } from "../merge.ts";
import { cx2Of } from "./cx2.ts";
import { gocamOf } from "./gocam.ts";
import { networkOf } from "./network.ts";
import { sifOf } from "./sif.ts";

const gene = (id: string) => ({ uniquename: id, name: id.toLowerCase(), product: null });
const node = (id: string, label = id) => ({ id, label, gene: null });
const activity = (id: string, by: string | null): GocamPage["activities"][number] => ({
  id: `gomodel:m/${id}`,
  enabled_by: by === null ? null : { id: by, label: by.toLowerCase(), gene: gene(by) },
  members: [],
  molecular_function: { termid: "GO:1", name: "kinase", cv_name: "molecular_function", is_obsolete: false },
  occurs_in: [node("GO:2", "nucleus")],
  part_of: [node("GO:3", "a process")],
  happens_during: [],
  inputs: [],
  outputs: [],
  evidence: [{ about: "enabled by", code: "ECO:1", label: "assay", reference: "PMID:1" }],
});
const model: GocamPage = {
  gocam_id: "m",
  title: "a pathway",
  title_terms: [],
  status: "production",
  date: "2025-01-02",
  contributors: [{ orcid: "0000-0000-0000-0001", name: null }],
  activity_enabling_genes: [gene("G1"), gene("G2")],
  target_genes: [],
  occurs_in: [],
  part_of: [],
  activities: [
    activity("1", "G1"),
    { ...activity("2", "G1"), inputs: [node("CHEBI:1", "a\tmolecule")] },
    activity("3", null),
  ],
  edges: [
    {
      source: "gomodel:m/1",
      target: "gomodel:m/2",
      relation: "RO:1",
      label: "provides input for",
      evidence: [{ about: "effect", code: "ECO:2", label: "x", reference: null }],
    },
  ],
  activity_count: 3,
  summary: null,
  model: { date: "2025-01-01", activities: 3 },
  taxon: { id: "NCBITaxon:1", label: null },
  references: [],
};
const network = networkOf(mergeModels([model]));

test("SIF has a line for each edge and each lonely node; no two nodes are called the same", () => {
  expect(sifOf(network)).toBe(
    ["g1 [1]\tprovides input for\tg1 [2]", "g1 [2]\thas input\ta molecule", "unknown", ""].join("\n"),
  );
});

test("a gene of several models without activities is one node that names them", () => {
  const without = (id: string): GocamPage => ({ ...model, gocam_id: id, activities: [], edges: [] });
  const merged = networkOf(mergeModels([model, without("n"), without("o")]));
  const genes = merged.nodes.filter(({ kind }) => kind === "gene");
  expect(genes.map(({ represents, models }) => [represents, models])).toEqual([
    ["G1", "n; o"],
    ["G2", "n; o"],
  ]);
  const names = merged.nodes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("CX2 has its aspects in their order, and edges name nodes by their numbers", () => {
  const aspects = cx2Of(network, "a pathway");
  expect(aspects.map((aspect) => Object.keys(aspect)[0])).toEqual([
    "CXVersion",
    "metaData",
    "attributeDeclarations",
    "networkAttributes",
    "nodes",
    "edges",
    "status",
  ]);
  expect(aspects[5]).toEqual({
    edges: [
      { id: 0, s: 0, t: 1, v: { interaction: "provides input for", relation: "RO:1" } },
      { id: 1, s: 1, t: 3, v: { interaction: "has input", relation: "RO:0002233" } },
    ],
  });
});

test("a model in the GO-CAM schema has its ids, evidence and causal associations again", () => {
  expect(gocamOf(model, "Tiny")).toMatchObject({
    id: "gomodel:m",
    taxon: "NCBITaxon:1",
    date_modified: "2025-01-01",
    activities: [
      {
        id: "gomodel:m/1",
        enabled_by: { term: "Tiny:G1", evidence: [{ term: "ECO:1", reference: "PMID:1" }] },
        molecular_function: { term: "GO:1" },
        occurs_in: [{ term: "GO:2" }],
        causal_associations: [
          { predicate: "RO:1", downstream_activity: "gomodel:m/2", evidence: [{ term: "ECO:2" }] },
        ],
      },
      { has_input: [{ term: "CHEBI:1" }] },
      { id: "gomodel:m/3" },
    ],
    provenances: [{ contributor: ["https://orcid.org/0000-0000-0000-0001"] }],
  });
});
