import { expect, test } from "vitest";
import { geneReferences } from "./gene-references.ts";

const gene = {
  uniquename: "SPBC11B10.09",
  name: "cdc2",
  taxonid: 4896,
  feature_type: "mRNA gene",
  uniprot_identifier: "P04551",
  rnacentral_urs_identifier: null,
  biogrid_interactor_id: null,
  transcripts: [],
};
const resource = {
  label: "A",
  group: "Gene",
  description: "",
  url: "https://a.example/",
  identifier: null,
  feature_types: null,
};

test("addresses take identifier, systematic id, taxon and name", () => {
  const url = "https://a.example/<<IDENTIFIER>>/<<UNIQUENAME>>/<<TAXONID>>?q=<<GENE_NAME>>";
  expect(geneReferences(gene, [{ ...resource, url, identifier: "uniprot" }])).toMatchObject([
    { url: "https://a.example/P04551/SPBC11B10.09/4896?q=cdc2", identifier: "P04551" },
  ]);
  expect(geneReferences({ ...gene, name: null }, [{ ...resource, url }])[0]?.url).toBe(
    "https://a.example/SPBC11B10.09/SPBC11B10.09/4896?q=SPBC11B10.09",
  );
});

test("a resource that knows the gene by nothing, or has other genes only, is left out", () => {
  expect(
    geneReferences(gene, [
      { ...resource, identifier: "rnacentral" },
      { ...resource, feature_types: ["tRNA gene"] },
    ]),
  ).toEqual([]);
  expect(geneReferences(gene, [{ ...resource, feature_types: ["mRNA gene"] }])).toHaveLength(1);
});

test("a resource that has no protein so long is left out", () => {
  const found = (residues: number) =>
    geneReferences({ ...gene, transcripts: [{ protein: { sequence: "M", number_of_residues: residues } }] }, [
      { ...resource, max_protein_length: 2700 },
      resource,
    ]);
  expect(found(2700)).toHaveLength(2);
  expect(found(2701)).toHaveLength(1);
});
