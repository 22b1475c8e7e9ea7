import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { knownContradictions } from "./known-contradictions.ts";

const chromosome = "ATGGCTAAAATGCCCTAA";
const gff = (...lines: readonly string[]): string => ["##gff-version 3", ...lines, ""].join("\n");

it("names what data sets contradict each other in, by the data set that is believed, with what the page calls the thing", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [{ ...geneRow("SPAC1.01", "one"), product: "a protein" }, geneRow("SPAC1.02", "two")],
    "gaf-2.2": [
      { gene: "SPAC1.01", symbol: "uno", objectName: "the protein", term: "GO:0008150", aspect: "P" },
      { gene: "SPAC1.02", symbol: "two", objectName: "", term: "GO:0008150", aspect: "P" },
    ].map((row) => ({ db: "Some", relation: "involved_in", references: "PMID:3", evidence: "IDA", ...row })),
    obo: oboText("biological_process", { "GO:0008150": ["name: process"] }),
    "term-subset": [{ term: "GO:0008150", name: "a process" }],
    "fasta-protein": ">SPAC1.01.1:pep\nMAK*\n",
    modifications: [{ gene: "SPAC1.01", geneName: "one", term: "MOD:1", residue: "S2" }],
  });
  const { properties } = await knownContradictions(data);
  expect(
    properties.map(
      ({ property, data_set: dataset, against, compared, contradicted, is_wording: isWording }) =>
        [property, dataset, against, contradicted, compared, isWording].join(" | "),
    ),
  ).toEqual([
    "gene name | gaf-2.2 | pombase-genes | 1 | 2 | false",
    "product | gaf-2.2 | pombase-genes | 1 | 1 | true",
    "term name | term-subset | obo | 1 | 1 | false",
    "residue | modifications | fasta-protein | 1 | 1 | false",
  ]);
  expect(properties.flatMap(({ things }) => things)).toEqual([
    { kind: "gene", id: "SPAC1.01", label: "one", position: null, value: "uno", believed: "one" },
    {
      kind: "gene",
      id: "SPAC1.01",
      label: "one",
      position: null,
      value: "the protein",
      believed: "a protein",
    },
    {
      kind: "term",
      id: "GO:0008150",
      label: "process",
      position: null,
      value: "a process",
      believed: "process",
    },
    { kind: "gene", id: "SPAC1.01", label: "one", position: 2, value: "S", believed: "A" },
  ]);
});

it("lists coding sequences that shift the frame, or do not make the peptide", async () => {
  const model = (gene: string, ...coding: readonly string[]): string[] => [
    `I\tx\tgene\t1\t18\t.\t+\t.\tID=${gene}`,
    `I\tx\tmRNA\t1\t18\t.\t+\t.\tID=${gene}.1;Parent=${gene}`,
    ...coding.map((range, index) => `I\tx\tCDS\t${range}\t.\t+\t0\tID=${gene}.c${index};Parent=${gene}.1`),
  ];
  const data = await smallReleaseData({
    "pombase-genes": ["SPAC1.01", "SPAC1.02", "SPAC1.03", "SPAC1.04"].map((id) => geneRow(id)),
    "fasta-dna": `>I\n${chromosome}\n`,
    "fasta-protein": ">SPAC1.01.1:pep\nMAKMP*\n>SPAC1.02.1:pep\nMWWWW*\n>SPAC1.03.1:pep\nMAKMP*\n",
    gff3: gff(
      ...model("SPAC1.01", "1\t18"),
      ...model("SPAC1.02", "1\t18"),
      ...model("SPAC1.03", "1\t6", "6\t18"),
      ...model("SPAC1.04", "1\t6", "9\t18"),
    ),
  });
  const { models } = await knownContradictions(data);
  expect(models).toEqual([
    {
      gene: "SPAC1.02",
      name: null,
      transcript: "SPAC1.02.1",
      read_twice: 0,
      passed_over: 0,
      makes_its_peptide: false,
    },
    {
      gene: "SPAC1.03",
      name: null,
      transcript: "SPAC1.03.1",
      read_twice: 1,
      passed_over: 0,
      makes_its_peptide: false,
    },
    {
      gene: "SPAC1.04",
      name: null,
      transcript: "SPAC1.04.1",
      read_twice: 0,
      passed_over: 2,
      makes_its_peptide: null,
    },
  ]);
});

it("tells chromosomes apart by the genes on them, whatever each file calls them", async () => {
  const ids = ["SPAC1.01", "SPAC1.02", "SPAC1.03"];
  const data = await smallReleaseData({
    "pombase-genes": ids.map((id) => geneRow(id)).concat(geneRow("SPBC1.01")),
    gff3: gff(
      ...[...ids, "SPBC1.01"].map((id) => `I\tx\tgene\t1\t18\t.\t+\t.\tID=${id}`),
      "II\tx\tgene\t1\t18\t.\t+\t.\tID=SPBC1.02",
    ),
  });
  expect((await knownContradictions(data)).properties).toEqual([]);
  const moved = await smallReleaseData({
    "pombase-genes": [
      ...ids.map((id) => geneRow(id)),
      { ...geneRow("SPBC1.01"), chromosome: "chromosome_2" },
    ],
    gff3: gff(...[...ids, "SPBC1.01"].map((id) => `I\tx\tgene\t1\t18\t.\t+\t.\tID=${id}`)),
  });
  expect((await knownContradictions(moved)).properties).toMatchObject([
    {
      property: "chromosome",
      things: [{ id: "SPBC1.01", value: "chromosome_1", believed: "chromosome_2" }],
    },
  ]);
});
