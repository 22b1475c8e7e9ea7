/**
 * Mass, isoelectric point and charge of a peptide.
 * Average residue masses in Da: the usual table (Expasy, isotope averages). pK values: EMBOSS `iep`.
 */
const residueMass: Readonly<Record<string, number>> = {
  A: 71.0788,
  R: 156.1875,
  N: 114.1038,
  D: 115.0886,
  C: 103.1388,
  E: 129.1155,
  Q: 128.1307,
  G: 57.0519,
  H: 137.1411,
  I: 113.1594,
  L: 113.1594,
  K: 128.1741,
  M: 131.1926,
  F: 147.1766,
  P: 97.1167,
  S: 87.0782,
  T: 101.1051,
  W: 186.2132,
  Y: 163.176,
  V: 99.1326,
};
const water = 18.0153;
const positive: Readonly<Record<string, number>> = { K: 10.8, R: 12.5, H: 6.5 };
const negative: Readonly<Record<string, number>> = { D: 3.9, E: 4.1, C: 8.5, Y: 10.1 };
const aminoTerminus = 8.6;
const carboxyTerminus = 3.6;

export interface PeptideStats {
  /** kDa */
  readonly mass: number;
  readonly isoelectricPoint: number;
  /** At pH 7. */
  readonly charge: number;
  /** Without the stop. */
  readonly residues: number;
}

/** Mass (kDa), isoelectric point, charge at pH 7 and residues of a peptide, whose stop is not counted. */
export function peptideStats(peptideWithStop: string): PeptideStats {
  const counts = new Map<string, number>();
  for (const residue of peptideWithStop)
    if (residue !== "*") counts.set(residue, (counts.get(residue) ?? 0) + 1);
  let mass = water;
  let residues = 0;
  for (const [residue, count] of counts) {
    mass += (residueMass[residue] ?? 0) * count;
    residues += count;
  }
  return {
    mass: mass / 1000,
    isoelectricPoint: isoelectricPoint(counts),
    charge: chargeAt(7, counts),
    residues,
  };
}

/** Net charge by Henderson–Hasselbalch. */
function chargeAt(ph: number, counts: ReadonlyMap<string, number>): number {
  const plus = (pk: number): number => 1 / (1 + 10 ** (ph - pk));
  const minus = (pk: number): number => 1 / (1 + 10 ** (pk - ph));
  let charge = plus(aminoTerminus) - minus(carboxyTerminus);
  for (const [residue, pk] of Object.entries(positive)) charge += (counts.get(residue) ?? 0) * plus(pk);
  for (const [residue, pk] of Object.entries(negative)) charge -= (counts.get(residue) ?? 0) * minus(pk);
  return charge;
}

/** The pH without net charge, by bisection (charge falls as pH rises). */
function isoelectricPoint(counts: ReadonlyMap<string, number>): number {
  let low = 0;
  let high = 14;
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    if (chargeAt(middle, counts) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
