const isAround = (sign: string): boolean => /[\s|]/.test(sign);

/** What is searched for, of what was typed: without blanks and bars around it, `x` as a dot; "" when it would find everything. */
export function cleanMotif(typed: string): string {
  // Step by step: on a long text an expression for its end would try each run of blanks in it.
  let [from, to] = [0, typed.length];
  while (from < to && isAround(typed.charAt(from))) from += 1;
  while (to > from && isAround(typed.charAt(to - 1))) to -= 1;
  const motif = typed.slice(from, to).replaceAll(/x/gi, ".");
  return /^[.*+]*$/.test(motif) ? "" : motif;
}

/** Nearly every protein has each amino acid: a search for one alone has to be asked for. */
export const isTooShort = (motif: string): boolean => motif.length === 1;
