import { expect, test } from "vitest";
import { gocamMinerva } from "./gocam-minerva.ts";
import { gocamSchema } from "./gocam-schema.ts";
import { gocamSummary } from "./gocam-summary.ts";
import { readArray, readDocument } from "./read-json.ts";
import { readText } from "../../tests/fixtures/read-text.ts";

const id = "gomodel:1";
const person = "https://orcid.org/0000-0000-0000-0001";
const instance = (name: string, type: string, label: string, ...roots: readonly string[]) => ({
  id: `${id}/${name}`,
  type: [{ type: "class", id: type, label }],
  "root-type": roots.map((root) => ({ type: "class", id: root, label: root })),
});
const fact = (subject: string, property: string, object: string, ...evidence: readonly string[]) => ({
  subject: `${id}/${subject}`,
  property,
  object: `${id}/${object}`,
  annotations: evidence.map((one) => ({ key: "evidence", value: `${id}/${one}` })),
});

const minerva = {
  id,
  annotations: [
    { key: "title", value: "two steps\t(GO:0000001)\n" },
    { key: "state", value: "production" },
    { key: "date", value: "2025-09-01" },
    { key: "contributor", value: person },
    { key: "https://w3id.org/biolink/vocab/in_taxon", value: "NCBITaxon:1" },
  ],
  individuals: [
    instance("a1", "GO:0004672", "protein kinase activity", "GO:0003674"),
    {
      id: `${id}/a2`,
      type: [{ type: "complement", filler: { type: "class", id: "GO:0004674" } }],
      "root-type": [{ type: "class", id: "GO:0003674" }],
    },
    instance("g1", "Tiny:G1", "abc1 Spom"),
    instance("c1", "GO:0032991", "protein-containing complex", "GO:0005575"),
    instance("g2", "Tiny:G2", "abc2 Spom"),
    instance("p1", "GO:0008150", "a process", "GO:0008150"),
    instance("l1", "GO:0005634", "nucleus", "GO:0005575"),
    instance("m1", "CHEBI:15422", "ATP", "CHEBI:24431"),
    { ...instance("e1", "ECO:0000314", "direct assay"), annotations: [{ key: "source", value: "PMID:1" }] },
  ],
  facts: [
    fact("a1", "RO:0002333", "g1", "e1"),
    fact("a2", "RO:0002333", "c1"),
    fact("c1", "BFO:0000051", "g2"),
    fact("a1", "BFO:0000050", "p1"),
    fact("a1", "BFO:0000066", "l1"),
    fact("a1", "RO:0002233", "m1"),
    fact("a1", "RO:0002413", "a2", "e1"),
    fact("a1", "RO:0002413", "a2"),
    fact("m1", "RO:0012005", "a2"),
  ],
};

const schema = {
  id,
  title: "two steps (GO:0000001)",
  taxon: "NCBITaxon:1",
  status: "production",
  date_modified: "2025-09-01",
  activities: [
    {
      id: `${id}/a1`,
      enabled_by: {
        type: "EnabledByGeneProductAssociation",
        term: "Tiny:G1",
        evidence: [{ term: "ECO:0000314", reference: "PMID:1" }],
      },
      molecular_function: { term: "GO:0004672" },
      part_of: { term: "GO:0008150" },
      occurs_in: [{ term: "GO:0005634" }],
      molecular_associations: [{ predicate: "RO:0002233", molecule: `${id}/m1` }],
      causal_associations: [
        {
          predicate: "RO:0002413",
          downstream_activity: `${id}/a2`,
          evidence: [{ term: "ECO:0000314", reference: "PMID:1" }],
        },
        { predicate: "RO:0002413", downstream_activity: `${id}/a2` },
      ],
    },
    {
      id: `${id}/a2`,
      enabled_by: { type: "EnabledByProteinComplexAssociation", term: "GO:0032991", members: ["Tiny:G2"] },
    },
  ],
  molecules: [{ id: `${id}/m1`, term: "CHEBI:15422" }],
  objects: [
    { id: "GO:0004672", label: "protein kinase activity" },
    { id: "Tiny:G1", label: "abc1 Spom" },
    { id: "GO:0032991", label: "protein-containing complex" },
    { id: "Tiny:G2", label: "abc2 Spom" },
    { id: "GO:0008150", label: "a process" },
    { id: "GO:0005634", label: "nucleus" },
    { id: "CHEBI:15422", label: "ATP" },
    { id: "ECO:0000314", label: "direct assay" },
  ],
  provenances: [{ contributor: [person], date: "2025-09-01" }],
};

const activity = {
  enabledByMembers: [],
  partOf: [],
  occursIn: [],
  happensDuring: [],
  inputs: [],
  outputs: [],
  evidence: [],
};
const model = {
  line: null,
  id,
  title: "two steps (GO:0000001)",
  dateModified: "2025-09-01",
  status: "production",
  contributors: [person],
  taxon: "NCBITaxon:1",
  activities: [
    {
      ...activity,
      id: `${id}/a1`,
      enabledBy: "G1",
      enabledByLabel: "abc1",
      molecularFunction: "GO:0004672",
      partOf: ["GO:0008150"],
      occursIn: ["GO:0005634"],
      inputs: ["CHEBI:15422"],
      evidence: [{ about: "enabled by", code: "ECO:0000314", reference: "PMID:1" }],
    },
    {
      ...activity,
      id: `${id}/a2`,
      enabledBy: "GO:0032991",
      enabledByLabel: "protein-containing complex",
      enabledByMembers: ["G2"],
      molecularFunction: null,
    },
  ],
  edges: [
    {
      source: `${id}/a1`,
      target: `${id}/a2`,
      relation: "RO:0002413",
      evidence: [{ about: "effect", code: "ECO:0000314", reference: "PMID:1" }],
    },
  ],
  labels: {
    "GO:0004672": "protein kinase activity",
    G1: "abc1",
    "GO:0032991": "protein-containing complex",
    G2: "abc2",
    "GO:0008150": "a process",
    "GO:0005634": "nucleus",
    "CHEBI:15422": "ATP",
    "ECO:0000314": "direct assay",
  },
};

test("both formats of a full model give the same model", async () => {
  for (const [format, file] of [
    [gocamMinerva, minerva],
    [gocamSchema, schema],
  ] as const) {
    const { records, problems, rows } = await readText(
      (lines, note) => readDocument(format, lines, note),
      JSON.stringify(file),
    );
    expect({ records, problems, rows }).toEqual({ records: [model], problems: [], rows: 1 });
  }
});

test("a model that does not fit is named by the place in it", async () => {
  const { problems } = await readText(
    (lines, note) => readDocument(gocamMinerva, lines, note),
    JSON.stringify({ ...minerva, facts: [{ subject: "x", property: "y" }] }),
  );
  expect(problems).toEqual(["null: facts[0].object: Invalid input: expected string, received undefined"]);
});

test("summaries are read one by one; a bad one does not hide the others", async () => {
  const summary = {
    id,
    title: "t",
    date_modified: "2025-09-01",
    status: "production",
    enabled_by_gene_ids: ["Tiny:G1", "PR:000000001"],
    number_of_activities: 2,
  };
  const { records, problems, rows } = await readText(
    (lines, note) => readArray(gocamSummary, lines, note),
    JSON.stringify([summary, { ...summary, title: 7 }, { ...summary, id: "gomodel:2" }]),
  );
  expect(rows).toBe(3);
  expect(records.map((record) => record.id)).toEqual([id, "gomodel:2"]);
  expect(records[0]).toMatchObject({
    enabledByGenes: ["G1", "PR:000000001"],
    activityCount: 2,
    chemicals: [],
  });
  expect(problems).toEqual(["null: [1].title: Invalid input: expected string, received number"]);
});

test("a JSON file that is no array", async () => {
  expect((await readText((lines, note) => readArray(gocamSummary, lines, note), "{}")).problems).toEqual([
    "null: expected an array",
  ]);
});
