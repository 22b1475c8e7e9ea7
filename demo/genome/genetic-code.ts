/** The genetic codes and the codon usage of the demo yeast. */
import type { Random } from "../random/random.ts";

const bases = "TCAG";
/** NCBI translation table 1 in TCAG order. */
const standard = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG";

/** Codon → residue; `*` ends. Table 1 for the nucleus, table 4 (TGA is W) for the mitochondrion. */
export const nuclearCode = new Map<string, string>();
export const mitochondrialCode = new Map<string, string>();
for (let i = 0; i < 64; i++) {
  const codon = `${bases[i >> 4]}${bases[(i >> 2) & 3]}${bases[i & 3]}`;
  nuclearCode.set(codon, standard[i] ?? "X");
  mitochondrialCode.set(codon, codon === "TGA" ? "W" : (standard[i] ?? "X"));
}

/** As release.json says them; sequences that are not named have table 1. */
export const geneticCodes = { mitochondrial: 4 };

export type GeneticCode = ReadonlyMap<string, string>;

/** Translates from the first base; a last incomplete codon is left out. */
export function translate(dna: string, code: GeneticCode): string {
  const residues: string[] = [];
  for (let i = 0; i + 3 <= dna.length; i += 3) residues.push(code.get(dna.slice(i, i + 3)) ?? "X");
  return residues.join("");
}

const complements: Readonly<Record<string, string>> = { A: "T", C: "G", G: "C", T: "A", N: "N" };

/** The other strand of a sequence, read in its direction. */
export function reverseComplement(dna: string): string {
  const letters: string[] = [];
  for (let i = dna.length - 1; i >= 0; i--) letters.push(complements[dna[i] ?? "N"] ?? "N");
  return letters.join("");
}

interface Choice {
  readonly codon: string;
  /** Of the residue's codons; they add up to 1. */
  readonly share: number;
}

/** A yeast-like preference: T and A in the third place. Mitochondrial codons hardly end in C or G. */
function usage(
  code: GeneticCode,
  thirdBase: Readonly<Record<string, number>>,
): ReadonlyMap<string, readonly Choice[]> {
  const byResidue = new Map<string, { codon: string; weight: number }[]>();
  for (const [codon, residue] of code) {
    const list = byResidue.get(residue) ?? [];
    list.push({ codon, weight: (thirdBase[codon[2] ?? ""] ?? 0) * (/^(CG|GG)/.test(codon) ? 0.8 : 1) });
    byResidue.set(residue, list);
  }
  return new Map(
    [...byResidue].map(([residue, list]) => {
      const sum = list.reduce((total, { weight }) => total + weight, 0);
      return [residue, list.map(({ codon, weight }) => ({ codon, share: weight / sum }))];
    }),
  );
}

export type CodonUsage = ReturnType<typeof usage>;
export const nuclearUsage = usage(nuclearCode, { T: 0.4, A: 0.28, C: 0.18, G: 0.14 });
export const mitochondrialUsage = usage(mitochondrialCode, { T: 0.45, A: 0.45, C: 0.05, G: 0.05 });

/** A coding sequence for a peptide, `*` included. */
export function reverseTranslate(peptide: string, preferences: CodonUsage, random: Random): string {
  const codons: string[] = [];
  for (const residue of peptide) {
    const choices = preferences.get(residue);
    if (!choices) throw new Error(`no codon for residue ${residue}`);
    let left = random.next();
    codons.push((choices.find(({ share }) => (left -= share) < 0) ?? choices[0])?.codon ?? "");
  }
  return codons.join("");
}

/**
 * Codon adaptation index (Sharp & Li 1987): geometric mean of each codon's share relative to the best codon of its
 * residue; codons of M and W say nothing and are left out.
 */
export function codonAdaptationIndex(cds: string, code: GeneticCode, preferences: CodonUsage): number {
  let logs = 0;
  let count = 0;
  for (let i = 0; i + 3 <= cds.length; i += 3) {
    const codon = cds.slice(i, i + 3);
    const residue = code.get(codon) ?? "*";
    const choices = preferences.get(residue) ?? [];
    if (residue === "*" || choices.length < 2) continue;
    const best = Math.max(...choices.map(({ share }) => share));
    logs += Math.log((choices.find((choice) => choice.codon === codon)?.share ?? best) / best);
    count++;
  }
  return count === 0 ? 1 : Math.exp(logs / count);
}
