import { expect, test } from "vitest";
import type { ReferencePage } from "../../index-mappings/pages/others.ts";
import { describePage } from "./describe-page.ts";

const paper: ReferencePage = {
  uniquename: "PMID:1",
  pubmedid: "1",
  title: "A title",
  authors: "Nurse P; Thuriaux P",
  authors_abbrev: "Nurse P et al.",
  citation: "Genetics 1980",
  journal: "Genetics",
  publication_year: 1980,
  doi: "10.1093/genetics/96.3.627",
  abstract: null,
  curated: true,
  gene_count: 1,
  genotype_count: 0,
  canto_triage_status: null,
  canto_session_key: null,
  canto_curator_role: null,
  approved_date: null,
  annotation_curators: [],
  annotation_file_curators: [],
  pubmed_keyword_genes: [],
  pdb_entries: [],
  is_obsolete: false,
  annotation_counts: [],
  allele_count: 0,
  gocams: [],
};

test("machines are told the authors of a paper one by one, and where else it is", () => {
  expect(describePage("reference", paper, []).linkedData?.("https://karyon.example")).toMatchObject({
    "@type": "ScholarlyArticle",
    "@id": "https://karyon.example/reference/PMID:1",
    "http://purl.org/dc/terms/conformsTo": {
      "@id": "https://bioschemas.org/profiles/ScholarlyArticle/0.3-DRAFT",
    },
    identifier: "PMID:1",
    headline: "A title",
    author: [
      { "@type": "Person", name: "Nurse P" },
      { "@type": "Person", name: "Thuriaux P" },
    ],
    datePublished: "1980",
    sameAs: ["https://doi.org/10.1093/genetics/96.3.627", "https://pubmed.ncbi.nlm.nih.gov/1/"],
  });
  const anonymous = describePage("reference", { ...paper, authors: null, doi: null }, []);
  expect(anonymous.linkedData?.("https://karyon.example")).not.toHaveProperty("author");
});

test("a publication without an abstract is described by what is known of it, also without a title", () => {
  const textOf = (page: ReferencePage) => describePage("reference", page, []).text;
  expect(textOf({ ...paper, title: "A title that ends." })).toBe(
    "A title that ends. Nurse P et al. Genetics 1980. A publication with annotations of 1 gene.",
  );
  const bare = { ...paper, title: null, authors_abbrev: null, citation: null };
  expect(textOf({ ...bare, gene_count: 1200 })).toBe(
    "PMID:1, title not in this release. A publication with annotations of 1,200 genes.",
  );
  expect(textOf({ ...bare, gene_count: 0 })).toBe("PMID:1, title not in this release.");
  expect(describePage("reference", { ...bare, structure_gene_count: 1200 }, []).facts).toContainEqual([
    "Gene structures",
    "named in the history of 1,200 genes",
  ]);
});
