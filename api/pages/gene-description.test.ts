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
  expect(gene(rna, []).text).toBe("G.1 - tRNA Alanine: a tRNA gene of Schizosaccharomyces pombe.");
  expect(gene(coding, []).text).toBe(
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
  expect(gene({ ...rna, feature_type: type }, []).text).toContain(`: ${said} of`);
});

test("machines are told what is known, and nothing of what is not", () => {
  const linkedData = gene(rna, []).linkedData?.("https://karyon.example");
  expect(linkedData).toMatchObject({
    "@type": "Gene",
    "@id": "https://karyon.example/gene/G.1",
    identifier: "G.1",
    name: "G.1",
    alternateName: ["also"],
  });
  expect(Object.keys(linkedData ?? {})).not.toEqual(expect.arrayContaining(["encodesBioChemEntity"]));
  expect(gene(coding, []).linkedData?.("https://karyon.example")).toMatchObject({
    name: "abc1",
    encodesBioChemEntity: { "@type": "Protein", identifier: "P12345" },
  });
});

test("the place of a gene is named as the deployment names its chromosome, else by the sequence's id", () => {
  const placed = describedGene.parse({
    ...rna,
    location: { chromosome_name: "KE651166", start_pos: 1001, end_pos: 2500, strand: "reverse", phase: null },
  });
  const scaffold = {
    id: "KE651166",
    aliases: [],
    name: "1",
    long_display_name: "Supercontig 1",
    show_on_front_page: true,
  };
  expect(gene(placed, [scaffold]).facts).toContainEqual(["Location", "1:1,001..2,500, reverse strand"]);
  expect(gene(placed, []).facts).toContainEqual(["Location", "KE651166:1,001..2,500, reverse strand"]);
});
