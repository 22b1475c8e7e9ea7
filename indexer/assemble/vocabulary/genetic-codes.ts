/**
 * NCBI translation tables as NCBI prints them: amino acids of the 64 codons in the order TTT, TTC, TTA, TTG, TCT … GGG,
 * and the codons that may begin a protein (read as M there). Source: NCBI, The Genetic Codes.
 */
interface GeneticCode {
  readonly aminoAcids: string;
  readonly starts: readonly string[];
}

const codes: Readonly<Record<number, GeneticCode>> = {
  1: {
    aminoAcids: "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: ["TTG", "CTG", "ATG"],
  },
  4: {
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: ["TTA", "TTG", "CTG", "ATT", "ATC", "ATA", "ATG", "GTG"],
  },
};

/** @throws when the table is not known here */
export function geneticCode(table: number): GeneticCode {
  const code = codes[table];
  if (!code) throw new Error(`genetic code ${table} is not known; known: ${Object.keys(codes).join(", ")}`);
  return code;
}
