/** What the exons of a transcript code for. Pure. */
import type { Transcript } from "../../index-mappings/shapes/transcript.ts";
import type { Segment } from "./changes.ts";

const codon = 3;

/**
 * First and last residue of each coding exon, in the direction of the transcript; a residue whose codon lies in two exons
 * is in the one that has most of it. The stop is no residue. Empty where the exons do not translate to the protein.
 */
export function exonResidues({ parts, protein }: Pick<Transcript, "parts" | "protein">): Segment[] {
  if (protein === null || !protein.matches_cds) return [];
  let bases = 0;
  const found: Segment[] = [];
  for (const { feature_type: type, residues } of parts) {
    if (type !== "exon") continue;
    const start = Math.round(bases / codon) + 1;
    bases += residues.length;
    const end = Math.min(Math.round(bases / codon), protein.number_of_residues);
    if (start <= end) found.push([start, end]);
  }
  return found;
}
