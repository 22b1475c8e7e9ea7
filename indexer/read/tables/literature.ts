/** Alleles, publications, and what terms and models say of themselves. */
import { curie, list, matching, oneOf, required, table, text } from "./columns.ts";

export const alleles = table({
  header: "hash-row",
  key: ["id"],
  optional: ["references", "source", "comments", "isObsolete"],
  columns: {
    gene: required("gene_systematic_id"),
    geneName: text("gene_name"),
    id: required("allele_current_internal_id"),
    name: text("allele_name"),
    alleleType: required("allele_type"),
    description: text("allele_description"),
    synonyms: list("allele_synonyms", "|"),
    references: list("references", ","),
    source: text("source"),
    comments: list("comments", "|"),
    isObsolete: oneOf("is_obsolete", ["yes", "no", ""]),
  },
});

export const alleleCoordinates = table({
  header: "row",
  key: ["allele"],
  columns: {
    gene: required("systematic_id"),
    allele: required("allele_id"),
    alleleName: text("allele_name"),
    alleleType: text("allele_type"),
    alleleDescription: text("allele_description"),
    coordinates: list("coordinates", "|"),
  },
});

/** One curator, `(community)` behind the name of an author who curated the paper. */
const curators = (header: string) => list(header, "|");

export const references = table({
  header: "row",
  key: ["id"],
  optional: ["curatorRole", "approvedDate", "curators", "fileCurators", "keywordGenes"],
  columns: {
    id: matching("pmid", /^PMID:\d+$/, "a PubMed id, such as PMID:8549830"),
    triageStatus: text("triage_status"),
    curated: oneOf("curated", ["yes", "no", ""]),
    title: text("title"),
    authors: text("authors"),
    authorsAbbrev: text("authors_abbrev"),
    citation: text("citation"),
    journal: text("journal"),
    year: text("year"),
    doi: text("doi"),
    abstract: text("abstract"),
    cantoSessionKey: text("canto_session_key"),
    curatorRole: text("canto_curator_role"),
    approvedDate: text("canto_approved_date"),
    curators: curators("annotation_curators"),
    fileCurators: curators("annotation_file_curators"),
    keywordGenes: list("keyword_genes", ","),
  },
});

export const goRefs = table({
  header: "row",
  key: ["id"],
  columns: {
    id: matching("id", /^GO_REF:\d+$/, "a GO_REF id, such as GO_REF:0000033"),
    title: text("title"),
    authors: text("authors"),
    year: text("year"),
    isObsolete: oneOf("is_obsolete", ["yes", "no", ""]),
    description: text("description"),
  },
});

export const gocamReferences = table({
  header: "row",
  columns: { model: curie("model_id"), reference: curie("pmid") },
});

export const termSubset = table({
  header: "none",
  key: ["term"],
  columns: { term: curie("term_id"), name: text("term_name") },
});
