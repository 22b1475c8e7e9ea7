/** How residues of modifications are written. Pure. */

/**
 * Histones are counted without their first methionine: "S11" of the peptide is written "S10 (S11)". What is no letter
 * with a number stays as it is.
 */
export const histoneResidues = (residues: string): string =>
  residues.replaceAll(/\b([A-Z])(\d+)\b/g, (whole, letter: string, position: string) =>
    Number(position) > 1 ? `${letter}${Number(position) - 1} (${whole})` : whole,
  );
