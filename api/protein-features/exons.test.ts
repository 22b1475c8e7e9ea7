import { expect, test } from "vitest";
import type { Protein, TranscriptPart } from "../../index-mappings/shapes/transcript.ts";
import { exonResidues } from "./exons.ts";

const part = (feature_type: TranscriptPart["feature_type"], bases: number): TranscriptPart => ({
  feature_type,
  uniquename: feature_type,
  location: { chromosome_name: "I", start_pos: 1, end_pos: bases, strand: "forward" },
  residues: "A".repeat(bases),
});
const protein = (length: number, matches_cds = true): Protein => ({
  uniquename: "p",
  sequence: "K".repeat(length),
  number_of_residues: length,
  product: null,
  molecular_weight: null,
  average_residue_weight: null,
  charge_at_ph7: null,
  isoelectric_point: null,
  codon_adaptation_index: null,
  matches_cds,
  is_translated: false,
});

test("a codon over a border is in the exon that has most of it, and the stop is no residue", () =>
  expect(
    exonResidues({
      parts: [
        part("five_prime_utr", 50),
        part("exon", 10),
        part("cds_intron", 40),
        part("exon", 11),
        part("exon", 9),
      ],
      protein: protein(9),
    }),
  ).toEqual([
    [1, 3],
    [4, 7],
    [8, 9],
  ]));

test("an exon of the stop alone codes for nothing", () =>
  expect(exonResidues({ parts: [part("exon", 9), part("exon", 3)], protein: protein(3) })).toEqual([[1, 3]]));

test("exons that do not translate to the protein are not drawn along it", () => {
  expect(exonResidues({ parts: [part("exon", 9)], protein: protein(2, false) })).toEqual([]);
  expect(exonResidues({ parts: [part("exon", 9)], protein: null })).toEqual([]);
});
