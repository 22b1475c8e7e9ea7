/** Bases around a transcript, cut from a stretch of its chromosome. Pure. */
import type { Location, Transcript } from "../../../api/contract/index.ts";
import type { Flanks, PartChoice } from "./segments.ts";

export const noFlanks: Flanks = { upstream: "", downstream: "" };

/** nt on each side of the gene that are asked for at once; more only when more is wanted. */
const margins = [2_000, 20_000, 100_000] as const;

/** nt of a flank that can be shown. */
export const maxFlank = margins[2];

export interface Window {
  readonly chromosome: string;
  readonly start: number;
  /** May lie behind the chromosome's end: what the server has not is not in its answer. */
  readonly end: number;
  readonly strand: "forward" | "reverse";
}

/** What to ask for, so that the flanks of a gene are in it. */
export function windowAround(
  { chromosome_name: chromosome, start_pos, end_pos, strand }: Location,
  { upstream, downstream }: Pick<PartChoice, "upstream" | "downstream">,
): Window {
  const margin = margins.find((length) => length >= upstream && length >= downstream) ?? maxFlank;
  return {
    chromosome,
    start: Math.max(1, start_pos - margin),
    end: end_pos + margin,
    strand: strand === "reverse" ? "reverse" : "forward",
  };
}

/**
 * First and last base of what is shown without flanks, on the chromosome: a coding transcript begins at its start codon
 * unless its 5' UTR is shown, and ends with its stop codon unless its 3' UTR is.
 */
function shownRange(
  { location, cds_location: cds }: Transcript,
  { utr5, utr3 }: PartChoice,
): { start: number; end: number } {
  const [left, right] = location.strand === "reverse" ? [utr3, utr5] : [utr5, utr3];
  return {
    start: left || cds === null ? location.start_pos : cds.start_pos,
    end: right || cds === null ? location.end_pos : cds.end_pos,
  };
}

/** @param residues of the window, in the direction of its strand */
export function flanksFrom(
  window: Window,
  residues: string,
  transcript: Transcript,
  choice: PartChoice,
): Flanks {
  const { start, end } = shownRange(transcript, choice);
  const lastInWindow = window.start + residues.length - 1;
  const at = (position: number): number =>
    window.strand === "reverse" ? lastInWindow - position : position - window.start;
  const [first, last] = window.strand === "reverse" ? [at(end), at(start)] : [at(start), at(end)];
  return {
    upstream:
      choice.upstream === 0 ? "" : residues.slice(Math.max(0, first - choice.upstream), Math.max(0, first)),
    downstream: choice.downstream === 0 ? "" : residues.slice(last + 1, last + 1 + choice.downstream),
  };
}
