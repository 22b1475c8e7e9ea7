import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { annotation } from "../annotations/annotation.ts";
import { tallyTermGenes } from "./term-genes.ts";

/** More than have room at first on the page. */
const processes = Array.from({ length: 30 }, (_, index) => `GO:${index + 1}`);

it("tells of a term's genes all processes, the busiest first, without itself and what stands above it", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01"), geneRow("SPAC1.02")],
    obo: oboText("biological_process", {
      ...Object.fromEntries(processes.map((id) => [id, [`name: process ${id}`]])),
      "GO:99": ["name: part of the first", "is_a: GO:1"],
    }),
    "gene-viability": [{ gene: "SPAC1.01", value: "inviable" }],
  });
  const termsOf: Readonly<Record<string, readonly string[]>> = {
    "SPAC1.01": ["GO:99", ...processes.slice(1)],
    "SPAC1.02": ["GO:99", "GO:30"],
  };
  const genesOf = await tallyTermGenes({
    genes: await data.genes(),
    slims: [
      {
        name: "slim",
        displayName: "slim",
        annotationType: "biological_process",
        singleLocus: false,
        terms: new Map(processes.map((id) => [id, `process ${id}`])),
      },
    ],
    ontology: await data.ontology(),
    deployment: data.deployment,
    annotationsOf: (gene) =>
      (termsOf[gene] ?? []).map((term) => annotation({ type: "biological_process", genes: [gene], term })),
  });
  const told = genesOf("GO:99");
  expect(told?.viability).toEqual({ viable: 0, inviable: 1, depends_on_conditions: 0, unknown: 1 });
  expect(told?.processes).toHaveLength(29);
  expect(told?.processes[0]).toEqual({ termid: "GO:30", name: "process GO:30", gene_count: 2 });
  expect(told?.processes.map(({ termid }) => termid)).not.toContain("GO:1");
  expect(genesOf("GO:1")?.processes.map(({ termid }) => termid)).not.toContain("GO:1");
  expect(genesOf("GO:100")).toBeNull();
});
