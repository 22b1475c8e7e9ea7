import { z } from "zod";
import { location } from "./shorts.ts";

export const partTypes = [
  "exon",
  "cds_intron",
  "five_prime_utr",
  "three_prime_utr",
  "five_prime_utr_intron",
  "three_prime_utr_intron",
] as const;

/** A stretch of a transcript. `exon` is the coding part of an exon (the whole exon where nothing is coding). */
const transcriptPart = z.object({
  feature_type: z.enum(partTypes),
  uniquename: z.string(),
  location,
  /** Upper case, in the direction of the transcript. */
  residues: z.string(),
});
export type TranscriptPart = z.infer<typeof transcriptPart>;

const protein = z.object({
  uniquename: z.string(),
  /** Without the stop. */
  sequence: z.string(),
  number_of_residues: z.int(),
  product: z.string().nullable(),
  /** kDa */
  molecular_weight: z.number().nullable(),
  /** Da */
  average_residue_weight: z.number().nullable(),
  charge_at_ph7: z.number().nullable(),
  isoelectric_point: z.number().nullable(),
  codon_adaptation_index: z.number().nullable(),
  /** Whether the CDS of the release translates to this sequence. */
  matches_cds: z.boolean(),
  /** The release has no peptide of this transcript: the sequence is what its CDS translates to. */
  is_translated: z.boolean(),
});
export type Protein = z.infer<typeof protein>;

export const transcript = z.object({
  uniquename: z.string(),
  /** mRNA, lncRNA, tRNA … */
  transcript_type: z.string(),
  location,
  cds_location: location.nullable(),
  /** In the direction of the transcript. */
  parts: z.array(transcriptPart),
  protein: protein.nullable(),
});
export type Transcript = z.infer<typeof transcript>;
