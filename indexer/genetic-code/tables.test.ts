import { describe, expect, it } from "vitest";
import { tableOf } from "./of-sequence.ts";
import { geneticCode, knownTables, codonIndex } from "./tables.ts";

const read = (table: number, codon: string): string | undefined => {
  const [first = "", second = "", third = ""] = codon;
  return geneticCode(table).aminoAcids[codonIndex(first, second, third)];
};

describe("translation tables", () => {
  it("have 64 codons and begin with codons of their own", () => {
    for (const table of knownTables) {
      expect(geneticCode(table).aminoAcids).toMatch(/^[ACDEFGHIKLMNPQRSTVWY*]{64}$/);
      for (const start of geneticCode(table).starts) expect(read(table, start)).toMatch(/^[A-Z]$/);
    }
  });

  it("read what NCBI says where they differ", () => {
    // As NCBI prints tables 2, 3 and 33.
    expect(geneticCode(2).aminoAcids).toBe(
      "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSS**VVVVAAAADDEEGGGG",
    );
    expect(geneticCode(3).aminoAcids).toBe(
      "FFLLSSSSYY**CCWWTTTTPPPPHHQQRRRRIIMMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    );
    expect(geneticCode(33).aminoAcids).toBe(
      "FFLLSSSSYYY*CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSSKVVVVAAAADDEEGGGG",
    );
    expect(read(12, "CTG")).toBe("S");
  });
});

describe("the table of a sequence", () => {
  const nucleus = { id: "I", description: "Karyonia" };
  const mitochondrion = { id: "AF1", description: "Karyonia, Mitochondrion" };

  it("is 1, and 4 for one that is called mitochondrial", () => {
    expect(tableOf({}, nucleus)).toBe(1);
    expect(tableOf({}, mitochondrion)).toBe(4);
  });

  it("is what the release says of the sequence, or of all others", () => {
    expect(tableOf({ AF1: 3 }, mitochondrion)).toBe(3);
    expect(tableOf({ AF1: 3 }, nucleus)).toBe(1);
    expect(tableOf({ AF1: 3, "*": 12 }, nucleus)).toBe(12);
  });
});
