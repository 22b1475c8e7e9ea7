/** What several data sets say of one thing, which of them is believed, and how much of it may be contradicted. */
import { tolerated } from "./too-many.ts";
import type { Format } from "../read/records.ts";

interface SharedProperty {
  /** The formats that rule, the first one first; of several others the first data set does. */
  readonly believed: readonly Format[];
  /**
   * The share of what a data set says that may be contradicted before a load is refused, beyond a few that always may. Names change from year to
   * year and data sets have different dates, so much of them may; wording may differ as it likes (1).
   */
  readonly tolerated: number;
}

/** By the words that messages and pages have for them. */
export const sharedProperties = {
  "gene name": { believed: ["pombase-genes"], tolerated: 0.1 },
  "kind of gene": { believed: ["pombase-genes"], tolerated },
  chromosome: { believed: ["pombase-genes"], tolerated },
  location: { believed: ["gff3"], tolerated },
  "deletion viability": { believed: ["gene-viability"], tolerated },
  product: { believed: ["pombase-genes"], tolerated: 1 },
  "UniProt accession": { believed: ["pombase-genes"], tolerated },
  "number of residues": { believed: ["fasta-protein"], tolerated },
  residue: { believed: ["fasta-protein"], tolerated },
  base: { believed: ["fasta-dna"], tolerated },
  gene: { believed: ["alleles"], tolerated },
  "allele name": { believed: ["alleles"], tolerated },
  "allele type": { believed: ["alleles"], tolerated },
  "allele description": { believed: ["alleles"], tolerated },
  "changed residues": { believed: ["alleles"], tolerated },
  "term name": { believed: ["obo"], tolerated: 0.2 },
  "kind of term": { believed: ["obo"], tolerated },
  "database of the domain": { believed: ["domain-names"], tolerated },
  "title of the model": { believed: ["gocam-summaries"], tolerated: 1 },
} as const satisfies Readonly<Record<string, SharedProperty>>;

/** A property that several data sets may tell of one thing. */
export type SharedPropertyName = keyof typeof sharedProperties;
