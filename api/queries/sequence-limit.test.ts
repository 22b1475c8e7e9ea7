import { describe, expect, it } from "vitest";
import type { NucleotideOptions } from "../contract/query.ts";
import { batchesOf, maxAnswerResidues, maxFileResidues, sequenceProblem } from "./sequence-limit.ts";

type Row = Parameters<typeof sequenceProblem>[0][number];

/** A gene of one exon. */
const gene = (length: number): Row => ({
  strand: "forward",
  protein_length: length / 3,
  transcript: { id: "a.1", pieces: [["exon", 1_000_000, 999_999 + length]] },
});
const genes = (count: number, length: number): Row[] => Array.from({ length: count }, () => gene(length));
const parts: NucleotideOptions = {
  include_exons: true,
  include_introns: false,
  include_5_prime_utr: false,
  include_3_prime_utr: false,
};
const flanked = (bases: number) => ({
  nucleotide: { ...parts, upstream_bases: bases, downstream_bases: bases },
});

describe("a request for sequences", () => {
  it("params what it asks for, what the limit is, and how to ask for less", () => {
    expect(sequenceProblem(genes(10_000, 3_000), flanked(100_000), true)).toBe(
      "asks for 2,030,000,000 bases of 10,000 genes; a file holds 100,000,000 at most. " +
        "Ask for at most 492 such genes, or for flanks of at most 7,000 bases together",
    );
    expect(sequenceProblem(genes(492, 3_000), flanked(100_000), true)).toBeNull();
    expect(sequenceProblem(genes(10_000, 3_000), flanked(3_500), true)).toBeNull();
  });

  it("may ask less of a JSON answer, which is told of files", () => {
    expect(sequenceProblem(genes(5_000, 3_000), flanked(0), false)).toBe(
      "asks for 15,000,000 bases of 5,000 genes; a JSON answer holds 10,000,000 at most. " +
        "Ask for at most 3,333 such genes, or for a file (`format=fasta` or `format=jsonl`)",
    );
    expect(sequenceProblem(genes(5_000, 3_000), "protein", false)).toBeNull();
    expect(maxAnswerResidues).toBeLessThan(maxFileResidues);
  });

  it("is no problem without sequences", () =>
    expect(sequenceProblem(genes(50_000, 90_000), "none", false)).toBeNull());
});

describe("batches", () => {
  it("hold all genes in order, and few residues or one gene", () => {
    const rows = [...genes(3, 300), gene(3_000_000), ...genes(1_200, 3)];
    const batches = [...batchesOf(rows, flanked(0), 500)];
    expect(batches.flat()).toEqual(rows);
    expect(batches.map(({ length }) => length)).toEqual([3, 1, 500, 500, 200]);
  });
  it("of no genes there are none", () => expect([...batchesOf([], "protein", 500)]).toEqual([]));
});
