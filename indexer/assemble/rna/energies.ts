/**
 * Energies of RNA secondary structures at 37 °C in kcal/mol × 10, after Turner's nearest-neighbour rules of 2004: stacked
 * pairs, and loops by their length. Mismatches, dangling ends and special loops are left out. Pure.
 */

/** Bases as numbers. */
export const bases = { A: 0, C: 1, G: 2, U: 3 } as const;

/** Kinds of pairs: AU, CG, GC, UA, GU, UG. */
const pairKinds: Readonly<Record<string, number>> = { AU: 0, CG: 1, GC: 2, UA: 3, GU: 4, UG: 5 };
const letters = "ACGU";
/** Kind of the pair of two bases, at `first * 4 + second`; -1 where they do not pair. */
export const pairOf = Int8Array.from({ length: 16 }, (_, at) => {
  const pair = `${letters[at >> 2]}${letters[at & 3]}`;
  return pairKinds[pair] ?? -1;
});
/** Ends of helices with AU or GU pay for it. */
export const endPenalty = Int16Array.from([5, 0, 0, 5, 5, 5]);

/** 5'-wx-3' over 3'-zy-5': the pair w·z followed by the pair x·y, by their kinds. */
const stacks: Readonly<Record<string, readonly number[]>> = {
  //      AU   CG   GC   UA   GU   UG
  AU: [-9, -22, -21, -11, -6, -14],
  CG: [-21, -33, -24, -21, -14, -21],
  GC: [-22, -34, -33, -24, -15, -25],
  UA: [-13, -24, -21, -9, -10, -13],
  GU: [-13, -25, -21, -14, -5, 13],
  UG: [-10, -15, -14, -6, 3, -5],
};
/** At `outer * 6 + inner`. */
export const stack = Int16Array.from(Object.values(stacks).flat());

/** Of loops of n bases; longer ones grow with the logarithm. */
const hairpins = [0, 0, 0, 54, 56, 57, 54, 60, 55, 64];
const bulges = [0, 38, 28, 32, 36, 40, 44, 45, 47, 48, 49];
const interiors = [0, 0, 10, 10, 11, 20, 20, 21, 23, 24, 25];
export const maxLoop = 30;
/** 1.75 RT. */
const growth = 10.79;
const extended = (known: readonly number[], max: number): Int16Array =>
  Int16Array.from({ length: max + 1 }, (_, n) => {
    const last = known.length - 1;
    return n <= last ? (known[n] ?? 0) : Math.round((known[last] ?? 0) + growth * Math.log(n / last));
  });
/** Longest RNA that is folded. */
export const maxBases = 2000;
export const hairpin = extended(hairpins, maxBases);
export const bulge = extended(bulges, maxLoop);
export const interior = extended(interiors, maxLoop);
/** For each base by which the sides of an interior loop differ. */
export const asymmetry = 6;

/** Of a loop with three helices or more: for itself, for each helix, and for each base. */
export const multiloop = { closing: 93, branch: -6, base: 0 } as const;
