import { integer, keyword, storedText } from "./fields/field-types.ts";

/** A stretch of a chromosome or a whole peptide. `id`: `II:3` (chunk 3 of II, from 0) or the transcript id. */
export interface SequenceDoc {
  readonly id: string;
  readonly kind: "chromosome" | "peptide";
  /** Chromosome id or gene id. */
  readonly of: string;
  /** 1-based, inclusive; a peptide starts at 1. */
  readonly start: number;
  readonly end: number;
  /** Upper-case residues; a peptide is without its stop. */
  readonly residues: string;
}

/** Residues in one chromosome document. */
export const chunkSize = 10_000;

export const sequences = {
  settings: {},
  mapping: {
    id: keyword,
    kind: keyword,
    of: keyword,
    start: integer,
    end: integer,
    residues: storedText,
  },
} as const;
