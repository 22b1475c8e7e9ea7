/** What pages of genes and alleles say where data sets contradict each other. */
import { expect, test } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { alleleDocuments } from "./alleles.ts";
import { allelePages } from "../pages/allele-pages.ts";
import { genePages } from "../pages/gene-pages.ts";
import { genotypePages } from "../pages/genotype-pages.ts";
import { termPages } from "../pages/term-pages.ts";

const allele = (id: string, name: string, description: string) => ({
  gene: "SPAC1.01",
  id: `SPAC1.01:allele-${id}`,
  name,
  alleleType: "amino_acid_mutation",
  description,
});

test("a description that is not that of the coordinates, and not that of the peptide, is told with both", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [{ ...geneRow("SPAC1.01", "one"), uniprot: "P00001" }, geneRow("SPAC1.02", "two")],
    "gene-uniprot": [{ gene: "SPAC1.01", uniprot: "Q99999" }],
    "fasta-protein": ">SPAC1.01.1:pep\nMFK*\n",
    alleles: [allele("1", "one-as", "F84G"), allele("2", "one-F2G", "F2G")],
    "allele-coordinates": [
      {
        gene: "SPAC1.01",
        allele: "SPAC1.01:allele-1",
        alleleName: "one-as",
        alleleType: "amino_acid_mutation",
        alleleDescription: "K3R",
        coordinates: "I:g.9A>G/c.8A>G/p.K3R",
      },
    ],
  });
  const pages = new Map<string, unknown>();
  for await (const page of allelePages(data)) pages.set(page.uniquename, page.contradictions);
  const here = { position: null, value: "K3R", data_set: "allele-coordinates" };
  expect(pages.get("SPAC1.01:allele-1")).toEqual([
    { property: "allele description", ...here, against: { value: "F84G", data_set: "alleles" } },
    { property: "changed residues", ...here, against: { value: "F84G", data_set: "alleles" } },
    {
      property: "residue",
      position: 84,
      value: "F",
      data_set: "alleles",
      against: { value: "none", data_set: "fasta-protein" },
    },
  ]);
  expect(pages.get("SPAC1.01:allele-2")).toEqual([]);
  const listed = new Map<string, unknown>();
  for await (const { id, doc } of alleleDocuments(data)) listed.set(id, doc);
  expect(listed.get("SPAC1.01:allele-1")).toMatchObject({
    contradicted: ["allele description", "changed residues", "residue"],
  });
  expect(listed.get("SPAC1.01:allele-2")).toMatchObject({ contradicted: [] });
  const genes = new Map<string, unknown>();
  for await (const page of genePages(data)) genes.set(page.uniquename, page.contradictions);
  expect(genes.get("SPAC1.01")).toEqual([
    {
      property: "UniProt accession",
      position: null,
      value: "Q99999",
      data_set: "gene-uniprot",
      against: { value: "P00001", data_set: "pombase-genes" },
    },
  ]);
  expect(genes.get("SPAC1.02")).toEqual([]);
});

test("pages of genotypes, terms and genes tell what is contradicted of their alleles, names and domains", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    "fasta-protein": ">SPAC1.01.1:pep\nMFK*\n",
    gff3: [
      "##gff-version 3",
      "I\tx\tgene\t1\t12\t.\t+\t.\tID=SPAC1.01",
      "I\tx\tmRNA\t1\t12\t.\t+\t.\tID=SPAC1.01.1;Parent=SPAC1.01",
      "I\tx\tCDS\t1\t12\t.\t+\t0\tParent=SPAC1.01.1",
      "",
    ].join("\n"),
    alleles: [allele("2", "one-F2G", "F2G")],
    phaf: [{ database: "Some", gene: "SPAC1.01", term: "FYPO:0000001", alleleName: "one-F2G" }].map(
      (row) => ({ ...row, alleleType: "amino_acid_mutation", alleleDescription: "F2W" }),
    ),
    obo: oboText("fission_yeast_phenotype", { "FYPO:0000001": ["name: phenotype"] }),
    "term-subset": [{ term: "FYPO:0000001", name: "a phenotype" }],
    "protein-domains": [
      {
        gene: "SPAC1.01",
        peptide: "SPAC1.01.1:pep",
        domain: "PF00001",
        database: "SMART",
        start: "1",
        end: "2",
      },
    ],
    "domain-names": [{ id: "PF00001", database: "PFAM", name: "x" }],
  });
  const said = (found: readonly { readonly property: string; readonly value: string }[] | undefined) =>
    found?.map(({ property, value }) => `${property}: ${value}`);
  const genotypes = [];
  for await (const page of genotypePages(data)) genotypes.push(page);
  expect(said(genotypes[0]?.contradictions?.["SPAC1.01:allele-2"])).toEqual(["allele description: F2W"]);
  const terms = [];
  for await (const page of termPages(data)) terms.push(page);
  expect(said(terms[0]?.contradictions)).toEqual(["term name: a phenotype"]);
  const genes = [];
  for await (const page of genePages(data)) genes.push(page);
  expect(said(genes[0]?.interpro_matches[0]?.contradictions)).toEqual(["database of the domain: SMART"]);
});
