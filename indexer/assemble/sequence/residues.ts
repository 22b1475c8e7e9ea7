/** Nucleotide sequences and their translation. Upper case throughout. */
import { geneticCode, codonIndex } from "../../genetic-code/tables.ts";

/** IUPAC's letters for one or several bases. */
const letters = "ACGTNRYSWKMBDHV";
const complements: Readonly<Record<string, string>> = Object.fromEntries(
  [..."TGCANYRSWMKVHDB"].map((complement, at) => [letters[at], complement]),
);

/** The other strand, in its own direction. Letters without a complement become N. */
export function reverseComplement(residues: string): string {
  let turned = "";
  // A codon of the text itself.
  for (let at = residues.length - 1; at >= 0; at--) turned += complements[residues[at]!] ?? "N";
  return turned;
}

/**
 * Translates whole codons from the first residue on; codons with an unknown letter give X, stops give `*`.
 * @param table NCBI translation table
 */
export function translate(residues: string, table: number): string {
  const { aminoAcids } = geneticCode(table);
  let peptide = "";
  for (let at = 0; at + 3 <= residues.length; at += 3) {
    // `!`: three residues are left, and the table has an amino acid for each three.
    const codon = codonIndex(residues[at]!, residues[at + 1]!, residues[at + 2]!);
    peptide += codon < 0 ? "X" : aminoAcids[codon]!;
  }
  return peptide;
}

/** Whether a coding sequence makes the protein: stop left out, a start codon other than ATG may be read as M. */
export function translatesTo(coding: string, protein: string, table: number): boolean {
  const peptide = translate(coding, table).replace(/\*$/, "");
  if (peptide === protein) return true;
  return (
    protein.startsWith("M") &&
    peptide.slice(1) === protein.slice(1) &&
    geneticCode(table).starts.includes(coding.slice(0, 3))
  );
}
