/** Genes as an import gathers them, before they are written as a release. Coordinates are 1-based and inclusive. */
import type { GffFeature } from "../../read/records.ts";
import type { GeneType } from "../../read/tables/genes.ts";

interface Interval {
  readonly start: number;
  readonly end: number;
}

export interface CodingPart extends Interval {
  /** Bases to leave out before the first codon; null where the source does not say. */
  readonly phase: 0 | 1 | 2 | null;
}

export interface TranscriptModel extends Interval {
  readonly id: string;
  /** mRNA, tRNA, lncRNA … */
  readonly type: string;
  /** In the order of the chromosome, none overlapping. */
  readonly exons: readonly Interval[];
  readonly coding: readonly CodingPart[];
  /** Ids that its protein has in other files. */
  readonly proteinIds: readonly string[];
  /** As the source translates it; "" where it does not. */
  readonly peptide: string;
}

export interface GeneLocation extends Interval {
  readonly seqid: string;
  readonly strand: GffFeature["strand"];
}

export interface ImportedGene {
  readonly id: string;
  readonly name: string;
  readonly product: string;
  readonly type: GeneType;
  readonly synonyms: readonly string[];
  readonly uniprot: string;
  /** Ids of the gene in other databases, with their prefixes. */
  readonly xrefs: readonly string[];
  /** null where the source only names the gene. */
  readonly location: GeneLocation | null;
  readonly transcripts: readonly TranscriptModel[];
}

/** A feature that is part of no gene, such as a repeat. */
export interface LoneFeature extends GeneLocation {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

export interface GeneModels {
  readonly genes: readonly ImportedGene[];
  readonly others: readonly LoneFeature[];
  /** NCBI translation table by sequence id, where the source says one. */
  readonly tables: ReadonlyMap<string, number>;
  /** Other names of sequences: name → sequence id. */
  readonly sequenceNames: ReadonlyMap<string, string>;
}
