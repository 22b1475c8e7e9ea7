/** Complements of the nucleotide codes, ambiguity codes included. */
const pairs: Readonly<Record<string, string>> = {
  A: "T",
  T: "A",
  U: "A",
  G: "C",
  C: "G",
  R: "Y",
  Y: "R",
  S: "S",
  W: "W",
  K: "M",
  M: "K",
  B: "V",
  V: "B",
  D: "H",
  H: "D",
  N: "N",
};

/** The other strand, read in its own direction. Letters that are no nucleotide codes stay. */
export function reverseComplement(residues: string): string {
  let result = "";
  for (let i = residues.length - 1; i >= 0; i--) {
    const letter = residues[i] ?? "";
    result += pairs[letter] ?? letter;
  }
  return result;
}
