import { urls } from "./urls.ts";

/** What lists the things that a release counts, by the names of its counts: pages, or files where no page lists them. */
export const countLists: Readonly<Record<string, string>> = {
  genes: urls.searchKind("gene"),
  coding_genes: urls.codingGenes,
  transcripts: urls.file("genes.gff3.gz"),
  peptides: urls.file("peptides.fa.gz"),
  terms: urls.file("all-terms.tsv.gz"),
  references: urls.searchKind("reference"),
  curated_references: urls.curatedReferences,
  community_curated_references: urls.referenceList("community"),
  alleles: urls.searchKind("allele"),
  genotypes: urls.file("genotypes.tsv.gz"),
  gocams: urls.pathwayList,
  annotations: urls.annotationTotals,
  interactions: urls.file("interactions.mitab.tsv.gz"),
};

/** The same of what is counted a second time from the files. */
const recountLists: Readonly<Record<string, string | undefined>> = {
  ...countLists,
  publications: `${urls.searchKind("reference")}&kind=publication`,
  "publications with a title": `${urls.searchKind("reference")}&kind=publication&titled=yes`,
  "curated references": countLists["curated_references"],
  viability: ["viable", "inviable", "depends_on_conditions"].reduce(
    (address, value) => `${address}&viability=${value}`,
    urls.searchKind("gene"),
  ),
  status: urls.file("gene-properties.tsv.gz"),
  phenotypes: urls.filesAbout("phenotype"),
  modifications: urls.file("modifications.tsv.gz"),
  diseases: urls.file("diseases.tsv.gz"),
  domains: urls.file("protein-domains.tsv.gz"),
};

/** @param counted what a row of the second count is about; absent in releases that an earlier version loaded */
export function recountList(counted: string | undefined): string | undefined {
  if (counted === undefined) return undefined;
  if (counted.endsWith(" interactions")) return countLists["interactions"];
  if (counted.startsWith("orthologs in taxon ")) return urls.file("orthologs.tsv.gz");
  return recountLists[counted];
}
