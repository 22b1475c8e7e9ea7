/** Motif search: GET motif_search/{all or a peptide id}/{motif}/{number, or all}. */
import { z } from "zod";
import { geneShort } from "../../index-mappings/shapes/shorts.ts";

export const motifParams = z.object({
  peptides: z
    .string()
    .min(1, "has to be all or the id of a peptide")
    .describe("`all`, or the id of one peptide, which is that of its transcript."),
  motif: z
    .string()
    .describe(
      "The motif: letters, group codes, `x` or `.` for any amino acid, `[KR]`, `[^P]`, `(A|B)`, `^`, `$`, and the repeats `*`, `+`, `?`, `{2}`, `{1,20}`.",
    ),
  count: z
    .string()
    .regex(/^(all|-1|\d{1,6})$/, "has to be a number or all")
    .describe("How many peptides are told in detail: a number, or `all` (or -1)."),
});

export const motifQuery = z.object({
  /** Other than json: a file about all peptides that match, however many. */
  format: z
    .enum(["json", "tsv", "ids", "fasta", "matches"])
    .default("json")
    .describe(
      "`tsv`: a table of the genes; `ids`: their ids; `fasta`: their proteins; `matches`: a table of all matches.",
    ),
});
export type MotifFormat = z.infer<typeof motifQuery>["format"];

const motifMatch = z.object({
  /** 1-based, inclusive. */
  start: z.int(),
  end: z.int(),
  /** Up to 25 residues before and after. */
  before: z.string(),
  match: z.string(),
  after: z.string(),
});
export type MotifMatch = z.infer<typeof motifMatch>;

const peptideMatch = z.object({
  peptide_id: z.string(),
  /** All matches of the peptide, none of which overlaps another. */
  match_count: z.int(),
  /** Gene, length and matches are told of the first peptides only, as many as were asked for. */
  gene: geneShort.optional(),
  /** residues */
  length: z.int().optional(),
  /** The first 20 in a search of all peptides, all in a search of one. */
  matches: z.array(motifMatch).optional(),
  /**
   * Where all matches lie, told beside the first ones where `matches` has not all: how many residues are outside and inside
   * of matches by turns, from the first residue on. Matches that touch are one run.
   */
  runs: z.array(z.int()).optional(),
});
export type PeptideMatch = z.infer<typeof peptideMatch>;

export const motifAnswer = z.object({
  status: z.literal("OK"),
  /** The motif as it was understood, with groups written out; "" when none was given. */
  motif: z.string(),
  peptide_count: z.int(),
  gene_count: z.int(),
  match_count: z.int(),
  /** Sorted by peptide id; every peptide that matches. */
  peptide_matches: z.array(peptideMatch),
});
export type MotifAnswer = z.infer<typeof motifAnswer>;
