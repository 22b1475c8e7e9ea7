/** What several data sets say of one thing, which of them is believed, and how much of it may be contradicted. */
import type { Format } from "../read/records.ts";

interface SharedProperty {
  /** The formats that rule, the first one first; of several others the first data set does. */
  readonly believed: readonly Format[];
  /**
   * The share of what a data set says that may be contradicted before a load is refused. Names change from year to
   * year and data sets have different dates, so much of them may; wording may differ as it likes (1).
   */
  readonly tolerated: number;
}

const facts = 0.02;

/** So many may always be: in a small release one slip is a large share, and pages say each contradiction. */
export const alwaysTolerated = 5;

/** By the words that messages and pages have for them. */
export const sharedProperties = {
  "gene name": { believed: ["pombase-genes"], tolerated: 0.1 },
  "kind of gene": { believed: ["pombase-genes"], tolerated: facts },
  chromosome: { believed: ["pombase-genes"], tolerated: facts },
  place: { believed: ["gff3"], tolerated: facts },
  "deletion viability": { believed: ["gene-viability"], tolerated: facts },
  product: { believed: ["pombase-genes"], tolerated: 1 },
  "UniProt accession": { believed: ["pombase-genes"], tolerated: facts },
  "number of residues": { believed: ["fasta-protein"], tolerated: facts },
  residue: { believed: ["fasta-protein"], tolerated: facts },
  base: { believed: ["fasta-dna"], tolerated: facts },
  gene: { believed: ["alleles"], tolerated: facts },
  "allele name": { believed: ["alleles"], tolerated: facts },
  "allele type": { believed: ["alleles"], tolerated: facts },
  "allele description": { believed: ["alleles"], tolerated: facts },
  "changed residues": { believed: ["alleles"], tolerated: facts },
  "term name": { believed: ["obo"], tolerated: 0.2 },
  "kind of term": { believed: ["obo"], tolerated: facts },
  "database of the domain": { believed: ["domain-names"], tolerated: facts },
  "title of the model": { believed: ["gocam-summaries"], tolerated: 1 },
} as const satisfies Readonly<Record<string, SharedProperty>>;

/** A property that several data sets may tell of one thing. */
export type SharedPropertyName = keyof typeof sharedProperties;
