/** What the genome browser asks for beside its files. */
import { z } from "zod";
import { neighbour } from "../../index-mappings/pages/gene.ts";
import { location } from "../../index-mappings/shapes/shorts.ts";
import { matched } from "./suggest.ts";

export const genomeSearchQuery = z.object({
  q: z
    .string()
    .default("")
    .describe("Name, synonym or id of a gene, or the beginning of one, as in the search box."),
});

export const genomeSearchAnswer = z.object({
  hits: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      detail: z.string(),
      matched: matched.nullable(),
      location,
    }),
  ),
});
export type GenomeSearchAnswer = z.infer<typeof genomeSearchAnswer>;
export type GenomeHit = GenomeSearchAnswer["hits"][number];

/** A part of a transcript, without its residues. `exon` is the coding part of an exon (the whole exon where nothing is coding). */
const drawnPart = z.object({
  feature_type: z.enum(["exon", "five_prime_utr", "three_prime_utr"]),
  start_pos: z.int(),
  end_pos: z.int(),
});
export type DrawnPart = z.infer<typeof drawnPart>;

const geneInInterval = neighbour.extend({
  /** Of its longest coding transcript, or its first where none is coding, from left to right; none where the release has no transcript of it. */
  parts: z.array(drawnPart),
  transcript_count: z.int(),
});
export type GeneInInterval = z.infer<typeof geneInInterval>;

export const genesInInterval = z.object({ genes: z.array(geneInInterval) });
export type GenesInInterval = z.infer<typeof genesInInterval>;
