import { urls } from "./urls.ts";

/** What lists the things that a release counts, by the names of its counts; others have no list. */
export const countLists: Readonly<Record<string, string>> = {
  genes: urls.searchKind("gene"),
  coding_genes: urls.codingGenes,
  references: urls.searchKind("reference"),
  curated_references: `${urls.searchKind("reference")}&curated=yes`,
  community_curated_references: urls.referenceList("community"),
  alleles: urls.searchKind("allele"),
  gocams: urls.pathwayList,
};
