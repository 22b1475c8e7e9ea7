import type { GenePlan } from "../plan/plan.ts";
import type { Segment } from "./peptide.ts";

/** Half-open interval on the sense strand of a gene, counted from its first base. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

export interface TranscriptModel {
  readonly id: string;
  /** GFF3 type: mRNA, tRNA, … */
  readonly type: string;
  /** In transcript order, on the sense strand. */
  readonly exons: readonly Interval[];
  /** From the first base of the start codon to the last of the stop codon; null if nothing is translated. */
  readonly coding: Interval | null;
  /** With `*`; null if nothing is translated. */
  readonly peptide: string | null;
}

/** A gene with its place. Start and end count from 1, both included, as in GFF3. */
export interface GeneModel {
  readonly plan: GenePlan;
  readonly start: number;
  readonly end: number;
  /** The gene from its first to its last base on its own strand. */
  readonly sense: string;
  readonly transcripts: readonly TranscriptModel[];
  /** Stretches of the peptide of transcript 1. */
  readonly segments: readonly Segment[];
}

/** Chromosome position (from 1) of a base of the sense strand (from 0). */
export function position(model: GeneModel, offset: number): number {
  return model.plan.strand === "+" ? model.start + offset : model.end - offset;
}

/** The coding parts of the exons, in transcript order. */
export function codingParts(transcript: TranscriptModel): Interval[] {
  const { coding } = transcript;
  if (!coding) return [];
  return clip(transcript.exons, coding.start, coding.end);
}

/** What of the intervals lies between two offsets. */
export function clip(intervals: readonly Interval[], start: number, end: number): Interval[] {
  return intervals
    .map((interval) => ({ start: Math.max(interval.start, start), end: Math.min(interval.end, end) }))
    .filter((interval) => interval.start < interval.end);
}

/** Bases between exons. */
export function intronsOf(exons: readonly Interval[]): Interval[] {
  return exons.slice(1).map((exon, i) => ({ start: exons[i]?.end ?? 0, end: exon.start }));
}

/** The sequence of some parts of a gene, joined in their order. */
export function splice(sense: string, parts: readonly Interval[]): string {
  return parts.map(({ start, end }) => sense.slice(start, end)).join("");
}

/** Location as feature tables write it: `complement(join(1..9,20..31))`. */
export function location(model: GeneModel, parts: readonly Interval[]): string {
  const ranges = parts
    .map(({ start, end }) => {
      const from = position(model, start);
      const to = position(model, end - 1);
      return { low: Math.min(from, to), high: Math.max(from, to) };
    })
    .sort((a, b) => a.low - b.low)
    .map(({ low, high }) => `${low}..${high}`);
  const joined = ranges.length > 1 ? `join(${ranges.join(",")})` : (ranges[0] ?? "");
  return model.plan.strand === "+" ? joined : `complement(${joined})`;
}
