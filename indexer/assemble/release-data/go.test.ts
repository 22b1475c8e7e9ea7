import { describe, expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import type { SmallRelease } from "../../../tests/fixtures/small-release.ts";

const base: SmallRelease = {
  "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two")],
  obo: oboText("biological_process", {
    "GO:0000001": ["name: process"],
    "GO:0000002": ["name: part process", "alt_id: GO:0000022", "is_a: GO:0000001"],
    "GO:0000003": ["name: complex", "namespace: cellular_component"],
  }),
};
const gaf = (cells: Readonly<Record<string, string>> = {}) => ({
  db: "PomBase",
  gene: "SPAC1.01",
  relation: "involved_in",
  term: "GO:0000002",
  references: "PMID:1",
  evidence: "IDA",
  aspect: "P",
  date: "20200102",
  assignedBy: "PomBase",
  ...cells,
});
const extended = (cells: Readonly<Record<string, string>> = {}) => ({
  gene: "SPAC1.01",
  aspect: "biological_process",
  term: "GO:0000002",
  reference: "PMID:1",
  evidence: "IDA",
  ...cells,
});
const complex = (cells: Readonly<Record<string, string>> = {}) => ({
  term: "GO:0000003",
  gene: "SPAC1.01",
  evidence: "IPI",
  reference: "PMID:1",
  assignedBy: "PomBase",
  ...cells,
});

async function annotationsOf(content: SmallRelease) {
  return (await smallReleaseData({ ...base, ...content })).annotations();
}

describe("one annotation from several files", () => {
  it("takes the extension and comment of the same annotation into its row", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf()],
      "go-extensions": [extended({ extension: "part_of(GO:0000001)", comment: "(Fig. 1)" })],
    });
    expect(annotations).toHaveLength(1);
    expect(annotations[0]).toMatchObject({
      type: "biological_process",
      relation: "involved_in",
      date: "2020-01-02",
      comment: "(Fig. 1)",
      extension: [{ relation: "part_of", target: "GO:0000001" }],
    });
  });

  it("makes a row for each further extension, with what the row of the association file says", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf({ withFrom: "SGD:1" })],
      "go-extensions": [
        extended({ extension: "has_input(SPAC1.02)" }),
        extended({ extension: "part_of(GO:0000001)" }),
        extended(),
      ],
    });
    expect(annotations.map(({ extension, withs }) => [extension[0]?.target, withs[0]])).toEqual([
      ["SPAC1.02", "SGD:1"],
      ["GO:0000001", "SGD:1"],
    ]);
  });

  it("puts an extension on the row whose partner it names", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf({ withFrom: "PomBase:SPAC1.01" }), gaf({ withFrom: "PomBase:SPAC1.02" })],
      "go-extensions": [extended({ extension: "has_input(PomBase:SPAC1.02)" })],
    });
    expect(annotations.map(({ withs, extension }) => [withs[0], extension.length])).toEqual([
      ["PomBase:SPAC1.01", 0],
      ["PomBase:SPAC1.02", 1],
    ]);
  });

  it("keeps which sources belong together", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf({ withFrom: "SGD:1,SGD:2|FB:3" }), gaf({ withFrom: "SGD:4|SGD:5", evidence: "IGI" })],
    });
    expect(annotations.map(({ withs, withFrom }) => [withs, withFrom])).toEqual([
      [["SGD:1", "SGD:2", "FB:3"], "SGD:1,SGD:2|FB:3"],
      [["SGD:4", "SGD:5"], null],
    ]);
  });

  it("knows the same annotation under a secondary id", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf({ term: "GO:0000022" })],
      "go-extensions": [extended({ comment: "x" })],
    });
    expect(annotations.map(({ term, comment }) => [term, comment])).toEqual([["GO:0000002", "x"]]);
  });

  it("adds complex rows only where no other file has the annotation, one for each publication", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf({ term: "GO:0000003", relation: "part_of", evidence: "IPI", aspect: "C" })],
      "complex-annotation": [complex({ reference: "PMID:1,PMID:2" })],
    });
    expect(annotations.map(({ type, relation, reference }) => [type, relation, reference])).toEqual([
      ["cellular_component", "part_of", "PMID:1"],
      ["cellular_component", "part_of", "PMID:2"],
    ]);
  });

  it("never joins a row with NOT", async () => {
    const annotations = await annotationsOf({
      "gaf-2.2": [gaf({ relation: "NOT|involved_in" })],
      "go-extensions": [extended({ comment: "x" })],
    });
    expect(annotations.map(({ isNot, comment }) => [isNot, comment])).toEqual([
      [true, null],
      [false, "x"],
    ]);
  });

  it("shows equal rows once and keeps their id from load to load", async () => {
    const [once, twice] = [
      await annotationsOf({ "gaf-2.2": [gaf()] }),
      await annotationsOf({ "gaf-2.2": [gaf(), gaf()] }),
    ];
    expect(twice.map(({ id }) => id)).toEqual(once.map(({ id }) => id));
  });
});

it("tells throughput from the evidence code", async () => {
  const annotations = await annotationsOf({
    "gaf-2.2": ["IDA", "HDA", "IEA", "ISS", "IC", "IMP"].map((evidence) => gaf({ evidence })),
  });
  expect(annotations.map(({ throughput }) => throughput)).toEqual([
    "low",
    "high",
    "non-experimental",
    "non-experimental",
    "non-experimental",
    "low",
  ]);
});
