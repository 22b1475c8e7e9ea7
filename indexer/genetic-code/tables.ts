/** NCBI translation tables (NCBI, The Genetic Codes), each by what it has other than the standard one. */
interface GeneticCode {
  /** Of the 64 codons in the order TTT, TTC, TTA, TTG, TCT … GGG. */
  readonly aminoAcids: string;
  /** Codons that may begin a protein, and are read as M there. */
  readonly starts: readonly string[];
}

const bases = "TCAG";
const standard = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG";

/** What codons are read as: `TGA W`. */
const differences: Readonly<Record<number, { readonly reads: string; readonly starts: string }>> = {
  1: { reads: "", starts: "TTG CTG ATG" },
  2: { reads: "AGA *, AGG *, ATA M, TGA W", starts: "ATT ATC ATA ATG GTG" },
  3: { reads: "ATA M, CTT T, CTC T, CTA T, CTG T, TGA W", starts: "ATA ATG GTG" },
  4: { reads: "TGA W", starts: "TTA TTG CTG ATT ATC ATA ATG GTG" },
  5: { reads: "AGA S, AGG S, ATA M, TGA W", starts: "TTG ATT ATC ATA ATG GTG" },
  6: { reads: "TAA Q, TAG Q", starts: "ATG" },
  9: { reads: "AAA N, AGA S, AGG S, TGA W", starts: "ATG GTG" },
  10: { reads: "TGA C", starts: "ATG" },
  11: { reads: "", starts: "TTG CTG ATT ATC ATA ATG GTG" },
  12: { reads: "CTG S", starts: "CTG ATG" },
  13: { reads: "AGA G, AGG G, ATA M, TGA W", starts: "TTG ATA ATG GTG" },
  14: { reads: "AAA N, AGA S, AGG S, TAA Y, TGA W", starts: "ATG" },
  15: { reads: "TAG Q", starts: "ATG" },
  16: { reads: "TAG L", starts: "ATG" },
  21: { reads: "TGA W, ATA M, AGA S, AGG S, AAA N", starts: "ATG GTG" },
  22: { reads: "TCA *, TAG L", starts: "ATG" },
  23: { reads: "TTA *", starts: "ATT ATG GTG" },
  24: { reads: "AGA S, AGG K, TGA W", starts: "TTG CTG ATG GTG" },
  25: { reads: "TGA G", starts: "TTG ATG GTG" },
  26: { reads: "CTG A", starts: "CTG ATG" },
  27: { reads: "TAA Q, TAG Q, TGA W", starts: "ATG" },
  28: { reads: "TAA Q, TAG Q, TGA W", starts: "ATG" },
  29: { reads: "TAA Y, TAG Y", starts: "ATG" },
  30: { reads: "TAA E, TAG E", starts: "ATG" },
  31: { reads: "TAA E, TAG E, TGA W", starts: "ATG" },
  33: { reads: "TAA Y, TGA W, AGA S, AGG K", starts: "TTG CTG ATG GTG" },
};

/** Index of a codon in a table; -1 when a letter of it is none of the four bases. */
export function codonIndex(first: string, second: string, third: string): number {
  const digits = [bases.indexOf(first), bases.indexOf(second), bases.indexOf(third)] as const;
  return digits.includes(-1) ? -1 : 16 * digits[0] + 4 * digits[1] + digits[2];
}

const codes = new Map<number, GeneticCode>(
  Object.entries(differences).map(([table, { reads, starts }]) => {
    const aminoAcids = [...standard];
    for (const [, codon = "", read = ""] of reads.matchAll(/(\w{3}) (\S)/g))
      aminoAcids[codonIndex(codon.charAt(0), codon.charAt(1), codon.charAt(2))] = read;
    return [Number(table), { aminoAcids: aminoAcids.join(""), starts: starts.split(" ") }];
  }),
);

/** Numbers of the tables. */
export const knownTables: readonly number[] = [...codes.keys()];

/** @throws when there is no such table */
export function geneticCode(table: number): GeneticCode {
  const code = codes.get(table);
  if (!code) throw new Error(`genetic code ${table} is not known; known: ${knownTables.join(", ")}`);
  return code;
}
