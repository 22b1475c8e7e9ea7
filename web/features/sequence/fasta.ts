/** Sequences as FASTA. Pure. */
import type { PartChoice } from "./segments.ts";

const width = 60;

/** One entry: header line, then 60 residues a line. */
export const fasta = (header: string, residues: string): string =>
  `>${header}\n${residues.match(new RegExp(`.{1,${width}}`, "g"))?.join("\n") ?? ""}\n`;

/** What a nucleotide file says of itself: id, length, parts, and the flanks that are in it. */
export function nucleotideHeader(
  id: string,
  length: number,
  { utr5, exons, introns, utr3 }: PartChoice,
  flanks: { readonly upstream: string; readonly downstream: string },
): string {
  const parts = [utr5 && "5'UTR", exons && "exons", introns && "introns", utr3 && "3'UTR"]
    .filter(Boolean)
    .join(",");
  return `${id} length:${length} parts:${parts || "none"} upstream:${flanks.upstream.length} downstream:${flanks.downstream.length}`;
}

/** Header of a protein in FASTA, without ">". */
export const proteinHeader = (id: string, length: number): string => `${id} length:${length}`;
