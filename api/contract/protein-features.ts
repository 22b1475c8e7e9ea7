/** Features of a gene's protein along its sequence, as the viewers draw them and tables list them. */
import { z } from "zod";

/** What the viewers are asked to show. */
const proteinScopes = ["widget", "domains_and_features", "modifications", "alleles", "full"] as const;
export const proteinScope = z.enum(proteinScopes);
export type ProteinScope = z.infer<typeof proteinScope>;

const proteinFeature = z.object({
  /** Unique within the protein; what tables and viewers call the feature to each other. */
  id: z.string(),
  display_name: z.string(),
  /** What it is, beyond its name. */
  detail: z.string().nullable(),
  /** Whose page its id leads to; null where it has no page of its own. */
  entity: z.enum(["allele", "term"]).nullable(),
  /** Of what alleles change: the strongest severity in words of phenotypes that name the allele; null where none is told. */
  severity: z.enum(["low", "medium", "high"]).nullable(),
  /** Name of the stretch, first and last residue, from 1, both included. */
  positions: z.array(z.tuple([z.string(), z.int(), z.int()])),
});
export type ProteinFeature = z.infer<typeof proteinFeature>;

const proteinTrack = z.object({
  name: z.string(),
  /** Stretches as boxes, single residues as pins. */
  display_type: z.enum(["block", "pin"]),
  features: z.array(proteinFeature),
});
export type ProteinTrack = z.infer<typeof proteinTrack>;

export const proteinFeatures = z.object({
  gene: z.object({ uniquename: z.string(), display_name: z.string() }),
  /** Residues without the stop; null where the gene makes no protein. */
  sequence: z.string().nullable(),
  /** Only those with features. */
  tracks: z.array(proteinTrack),
});
export type ProteinFeatures = z.infer<typeof proteinFeatures>;
