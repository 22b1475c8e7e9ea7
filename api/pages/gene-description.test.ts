import { expect, test } from "vitest";
import { describedGene, gene } from "./gene-description.ts";

const rna = describedGene.parse({
  uniquename: "G.1",
  name: null,
  display_name: "G.1",
  product: "tRNA Alanine",
  feature_type: "tRNA gene",
  taxonid: 4896,
  organism: { genus: "Schizosaccharomyces", species: "pombe", common_name: "fission yeast" },
  characterisation_status: null,
  deletion_viability: null,
  synonyms: [
    { name: "old", type: "obsolete_name" },
    { name: "also", type: "exact" },
  ],
  location: null,
  uniprot_identifier: null,
  allele_count: 0,
});
const coding = {
  ...rna,
  name: "abc1",
  display_name: "abc1",
  feature_type: "mRNA gene",
  uniprot_identifier: "P12345",
};

test("a gene is told in one sentence", () => {
  expect(gene(rna).text).toBe("G.1 - tRNA Alanine: a tRNA gene of Schizosaccharomyces pombe.");
  expect(gene(coding).text).toBe(
    "abc1 (G.1) - tRNA Alanine: a protein coding gene of Schizosaccharomyces pombe.",
  );
});

test.each([
  ["snRNA gene", "an snRNA gene"],
  ["lncRNA gene", "an lncRNA gene"],
  ["rRNA gene", "an rRNA gene"],
  ["snoRNA gene", "a snoRNA gene"],
  ["pseudogene", "a pseudogene"],
])("%s has its article", (type, said) => {
  expect(gene({ ...rna, feature_type: type }).text).toContain(`: ${said} of`);
});

test("machines are told what is known, and nothing of what is not", () => {
  const linkedData = gene(rna).linkedData?.("https://karyon.example");
  expect(linkedData).toMatchObject({
    "@type": "Gene",
    "@id": "https://karyon.example/gene/G.1",
    identifier: "G.1",
    name: "G.1",
    alternateName: ["also"],
  });
  expect(Object.keys(linkedData ?? {})).not.toEqual(expect.arrayContaining(["encodesBioChemEntity"]));
  expect(gene(coding).linkedData?.("https://karyon.example")).toMatchObject({
    name: "abc1",
    encodesBioChemEntity: { "@type": "Protein", identifier: "P12345" },
  });
});
