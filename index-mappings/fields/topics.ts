/**
 * What a release may tell, or not tell at all: each topic with the formats of the data sets that tell it, and the parts
 * of pages that show it. Fields name their topic (`topic`), so that nothing that no data set tells is said to be none.
 */
export interface Topic {
  /** As sentences and headings have it. */
  readonly label: string;
  /** Any of them tells it. */
  readonly formats: readonly string[];
  /** Databases of the domain files that tell it, where only some do, and what these bring. */
  readonly databases?: RegExp;
  readonly databaseNames?: string;
  /** Section and view of the gene page that show it. */
  readonly section?: string;
  readonly widget?: string;
  /** Properties that queries ask for. */
  readonly properties?: readonly string[];
  /** Node of queries that asks for it. */
  readonly node?: string;
}

export const topics = {
  "PDB structures": { label: "PDB structures", formats: ["pdb-entries"], widget: "pdb" },
  "RNA structures": {
    label: "RNA structures",
    formats: ["rnacentral"],
    widget: "rna_2d",
  },
  "RNA secondary structures": {
    label: "RNA secondary structures",
    formats: ["rna-2d-structures"],
    properties: ["rnacentral_2d_structure"],
  },
  "InterPro entries": { label: "InterPro entries of domains", formats: ["protein2ipr"] },
  "name descriptions": { label: "What gene names mean", formats: ["gene-name-descriptions"] },
  "BioGRID ids": { label: "BioGRID ids", formats: ["biogrid-identifiers"] },
  alleles: { label: "Alleles", formats: ["alleles", "phaf"] },
  contributors: { label: "Names of contributors", formats: ["contributors"] },
  orthologs: { label: "Orthologs", formats: ["orthologs"], section: "orthologs", node: "has_ortholog" },
  paralogs: { label: "Paralogs", formats: ["paralogs"], section: "paralogs", properties: ["has_paralog"] },
  interactions: { label: "Interactions", formats: ["interactions"], node: "interactors" },
  "expression levels": {
    label: "Quantitative gene expression",
    formats: ["quantitative-expression"],
    section: "quantitative-expression",
  },
  proteins: { label: "Protein sequences", formats: ["fasta-protein"] },
  "protein statistics": { label: "Molecular weights and isoelectric points", formats: ["peptide-stats"] },
  "pathway models": {
    label: "Pathway models",
    formats: ["gocam-summaries", "gocam-minerva", "gocam-schema"],
    widget: "gocam_viewer",
  },
  domains: { label: "Protein domains", formats: ["protein-domains"], widget: "protein_features" },
  "membrane domains": {
    label: "Transmembrane domains",
    formats: ["protein-domains"],
    databases: /^(tmhmm|phobius|deeptmhmm)$/i,
    databaseNames: "predictions of TMHMM, Phobius or DeepTMHMM",
  },
  "membrane domains of TMHMM": {
    label: "Transmembrane domains (TMHMM)",
    formats: ["protein-domains"],
    databases: /^(tmhmm|phobius)$/i,
    databaseNames: "predictions of TMHMM or Phobius",
  },
  "membrane domains of DeepTMHMM": {
    label: "Transmembrane domains (DeepTMHMM)",
    formats: ["protein-domains"],
    databases: /^deeptmhmm$/i,
    databaseNames: "predictions of DeepTMHMM",
  },
  "signal peptides": {
    label: "Signal peptides",
    formats: ["protein-domains"],
    databases: /^signalp/i,
    databaseNames: "predictions of SignalP",
  },
  "coiled coils": {
    label: "Coiled-coil regions",
    formats: ["protein-domains"],
    databases: /^(coiled[ -]?coils?|coils?|ncoils)$/i,
    databaseNames: "coiled coils",
  },
  "low complexity": {
    label: "Low complexity regions",
    formats: ["protein-domains"],
    databases: /^(seg|mobidb-low-complexity)$/i,
    databaseNames: "regions of low complexity",
  },
  disorder: { label: "Disordered regions", formats: ["disordered-regions"] },
} as const satisfies Readonly<Record<string, Topic>>;

/** What a release may tell or not. */
export type TopicName = keyof typeof topics;
