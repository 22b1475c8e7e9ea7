/** Genes and their products. */
import { date, decimal, integer, list, matching, oneOf, required, table, text } from "./columns.ts";

/** What kinds of genes there are; pages, subsets and filters go by these names. */
export const geneTypes = [
  "protein coding gene",
  "pseudogene",
  "tRNA gene",
  "rRNA gene",
  "snRNA gene",
  "snoRNA gene",
  "sncRNA gene",
  "lncRNA gene",
  "miRNA gene",
  "ncRNA gene",
  "antisense RNA gene",
  "RNase P RNA gene",
  "RNase MRP RNA gene",
  "SRP RNA gene",
  "telomerase RNA gene",
  "transposable element gene",
  "gene segment",
  "unclassified gene",
] as const;
export type GeneType = (typeof geneTypes)[number];

export const genes = table({
  header: "row",
  key: ["id"],
  columns: {
    id: required("gene_systematic_id"),
    prefixedId: text("gene_systematic_id_with_prefix"),
    name: text("gene_name"),
    chromosome: required("chromosome_id"),
    product: text("gene_product"),
    uniprot: text("uniprot_id"),
    geneType: oneOf("gene_type", geneTypes),
    synonyms: list("synonyms", ","),
  },
});

export const geneSynonyms = table({
  header: "row",
  key: ["gene", "synonym", "type"],
  columns: {
    gene: required("systematic_id"),
    synonym: required("synonym"),
    type: oneOf("type", ["synonym", "obsolete_systematic_id"]),
  },
});

export const geneUniprot = table({
  header: "none",
  key: ["gene", "uniprot"],
  columns: { gene: required("systematic_id"), uniprot: required("uniprot_accession") },
});

export const peptideStats = table({
  header: "row",
  key: ["gene"],
  columns: {
    gene: required("Systematic_ID"),
    /** kDa */
    mass: decimal("Mass (kDa)"),
    isoelectricPoint: decimal("pI"),
    charge: decimal("Charge"),
    residues: integer("Residues"),
    codonAdaptationIndex: decimal("CAI"),
  },
});

export const complexPortal = table({
  header: "row",
  key: ["id"],
  columns: { id: required("complex_id"), name: text("name"), definition: text("definition") },
});

export const orthologs = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    ortholog: required("ortholog_id"),
    name: text("ortholog_name"),
    taxonid: integer("ortholog_taxonid", 1),
    qualifier: text("qualifier"),
    source: text("source"),
    product: text("ortholog_product"),
  },
});

export const paralogs = table({
  header: "none",
  optional: ["date"],
  columns: {
    /** All of one group. */
    genes: list("systematic_ids", ","),
    date: date("date"),
  },
});

/** One row for each chain of an entry that is made from a gene. */
export const pdbEntries = table({
  header: "row",
  key: ["gene", "id", "chain", "position"],
  columns: {
    gene: required("gene_uniquename"),
    id: matching("pdb_id", /^(\d[A-Za-z0-9]{3}|pdb_[A-Za-z0-9]{8})$/, "the id of a PDB entry, such as 1abc"),
    title: text("title"),
    authors: text("entry_authors"),
    authorsAbbreviated: text("entry_authors_abbrev"),
    reference: text("reference"),
    method: text("experimental_method"),
    /** Å; some methods have none */
    resolution: text("resolution"),
    chain: text("chain"),
    /** Residues of the protein, "12-304" */
    position: text("position"),
  },
});

export const proteinDomains = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    geneName: text("gene_name"),
    peptide: required("peptide_id"),
    domain: required("domain_id"),
    database: required("database"),
    start: integer("seq_start", 1),
    end: integer("seq_end", 1),
  },
});

export const disorderedRegions = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    geneName: text("gene_name"),
    peptide: required("peptide_id"),
    start: integer("seq_start", 1),
    /** An official file writes 1 to 0 for an empty region. */
    end: integer("seq_end"),
  },
});

export const domainNames = table({
  header: "row",
  key: ["id"],
  columns: {
    id: required("domain_id"),
    database: required("database"),
    name: text("name"),
    description: text("description"),
  },
});
