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

/** The complement of each byte: a table, since whole chromosomes pass through it. */
const complements = Uint8Array.from({ length: 256 }, (_, code) =>
  (pairs[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0),
);

/** The other strand, read in its own direction. Letters (Latin-1) that are no nucleotide codes stay. */
export function reverseComplement(residues: string): string {
  const bytes = Buffer.from(residues, "latin1").reverse();
  // A byte is an index of the table.
  for (let i = 0; i < bytes.length; i++) bytes[i] = complements[bytes[i]!]!;
  return bytes.toString("latin1");
}
