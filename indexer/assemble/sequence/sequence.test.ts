import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Piece, TranscriptModel } from "../joins/features.ts";
import { reverseComplement, translate, translatesTo } from "./residues.ts";
import { codingRange, transcriptParts } from "./transcript-parts.ts";

const piece = (type: Piece["type"], start: number, end: number): Piece => ({ type, start, end, phase: 0 });

/** UTR with an intron of its own, an exon that is partly UTR, an intron in the CDS, an intron in the other UTR. */
const model: TranscriptModel = {
  id: "T.1",
  type: "mRNA",
  start: 1,
  end: 100,
  pieces: [
    piece("five_prime_UTR", 1, 10),
    piece("five_prime_UTR", 21, 25),
    piece("CDS", 26, 40),
    piece("CDS", 51, 60),
    piece("three_prime_UTR", 61, 70),
    piece("three_prime_UTR", 81, 100),
  ],
};

describe("parts of a transcript", () => {
  it("go from its 5' end on, on the forward strand", () => {
    expect(transcriptParts(model, "forward").map(({ type, start, end }) => [type, start, end])).toEqual([
      ["five_prime_utr", 1, 10],
      ["five_prime_utr_intron", 11, 20],
      ["five_prime_utr", 21, 25],
      ["exon", 26, 40],
      ["cds_intron", 41, 50],
      ["exon", 51, 60],
      ["three_prime_utr", 61, 70],
      ["three_prime_utr_intron", 71, 80],
      ["three_prime_utr", 81, 100],
    ]);
  });

  it("go from its 5' end on, on the reverse strand", () => {
    const swapped = {
      five_prime_UTR: "three_prime_UTR",
      three_prime_UTR: "five_prime_UTR",
      CDS: "CDS",
      exon: "exon",
    } as const;
    const reverse = { ...model, pieces: model.pieces.map((one) => ({ ...one, type: swapped[one.type] })) };
    expect(transcriptParts(reverse, "reverse").map(({ type, id, start }) => [type, id, start])).toEqual([
      ["five_prime_utr", "T.1:five_prime_UTR:1", 81],
      ["five_prime_utr_intron", "T.1:intron:1", 71],
      ["five_prime_utr", "T.1:five_prime_UTR:2", 61],
      ["exon", "T.1:exon:1", 51],
      ["cds_intron", "T.1:intron:2", 41],
      ["exon", "T.1:exon:2", 26],
      ["three_prime_utr", "T.1:three_prime_UTR:1", 21],
      ["three_prime_utr_intron", "T.1:intron:3", 11],
      ["three_prime_utr", "T.1:three_prime_UTR:2", 1],
    ]);
  });

  it("cover the transcript without gap or overlap", () => {
    const parts = transcriptParts(model, "forward");
    expect(parts.map(({ start }) => start)).toEqual([1, ...parts.slice(0, -1).map(({ end }) => end + 1)]);
    expect(parts.at(-1)?.end).toBe(model.end);
  });

  it("count an intron between a UTR and the CDS to the UTR", () => {
    const gapped = {
      ...model,
      pieces: [piece("five_prime_UTR", 1, 10), piece("CDS", 21, 40), piece("three_prime_UTR", 51, 60)],
    };
    expect(transcriptParts(gapped, "forward").map(({ type }) => type)).toEqual([
      "five_prime_utr",
      "five_prime_utr_intron",
      "exon",
      "three_prime_utr_intron",
      "three_prime_utr",
    ]);
  });

  it("tell the coding range", () => {
    expect(codingRange(model)).toEqual({ start: 26, end: 60 });
    expect(codingRange({ ...model, pieces: [piece("exon", 1, 100)] })).toBeNull();
  });
});

describe("residues", () => {
  it("turn back to themselves when complemented twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("A", "C", "G", "T", "N") }), (residues) => {
        expect(reverseComplement(reverseComplement(residues))).toBe(residues);
      }),
    );
    expect(reverseComplement("AACGT")).toBe("ACGTT");
  });

  it("translate by the table of the chromosome", () => {
    expect(translate("ATGTGATTTTAA", 1)).toBe("M*F*");
    expect(translate("ATGTGATTTTAA", 4)).toBe("MWF*");
    expect(translate("ATGNNNA", 1)).toBe("MX");
    expect(() => translate("ATG", 99)).toThrow("genetic code 99");
  });

  it("match a protein without stop, other start codons read as M", () => {
    expect(translatesTo("ATGTTTTAA", "MF", 1)).toBe(true);
    expect(translatesTo("GTGTTTTAA", "MF", 4)).toBe(true);
    expect(translatesTo("GTGTTTTAA", "MF", 1)).toBe(false);
    expect(translatesTo("ATGTTTTAA", "ML", 1)).toBe(false);
  });
});
