/** What is searched for, of what was typed: without blanks and bars around it, `x` as a dot; "" when it would find everything. */
export function cleanMotif(typed: string): string {
  const motif = typed.replaceAll(/^[\s|]+|[\s|]+$/g, "").replaceAll(/x/gi, ".");
  return /^[.*+]*$/.test(motif) ? "" : motif;
}

/** Nearly every protein has each amino acid: a search for one alone has to be asked for. */
export const isTooShort = (motif: string): boolean => motif.length === 1;
