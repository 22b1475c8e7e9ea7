import { expect, test } from "vitest";
import type { GenePage, Site } from "../../../api/contract/index.ts";
import { speciesOf } from "./species-row.ts";

const organism = (taxonid: number): Site["organisms"][number] => ({
  taxonid,
  genus: "Genus",
  species: `species${taxonid}`,
  common_name: `s${taxonid}`,
  example_gene_identifiers: [],
  gene_url: null,
});
const term = { termid: "D:1", name: "a disease", cv_name: "diseases", is_obsolete: false };
const ortholog = (
  taxonid: number,
  uniquename: string,
  terms = [term],
): GenePage["ortholog_annotations"][number] => ({
  ortholog: { uniquename, name: null, product: null },
  taxonid,
  qualifier: null,
  source: null,
  terms,
});

test("species stand in the deployment's order with each gene and term once; those without orthologs are left out", () => {
  const found = speciesOf(
    [ortholog(3, "H1"), ortholog(3, "H2"), ortholog(3, "H1"), ortholog(1, "Y1", []), ortholog(9, "X1")],
    [1, 2, 3].map(organism),
  );
  expect(
    found.map(({ organism: { taxonid }, genes, terms }) => [
      taxonid,
      genes.map(({ uniquename }) => uniquename),
      terms.map(({ termid }) => termid),
    ]),
  ).toEqual([
    [1, ["Y1"], []],
    [3, ["H1", "H2"], ["D:1"]],
  ]);
});
