/** Overviews of a release: slims with what is known of their genes, proteins of unknown role, genes that came and went. */
import { z } from "zod";
import { geneShort } from "../shapes/shorts.ts";

/** Genes by the viability of their deletion; those that no row speaks of are unknown. */
export const viabilityCounts = z.object({
  viable: z.int(),
  inviable: z.int(),
  depends_on_conditions: z.int(),
  unknown: z.int(),
});

const slimTerm = z.object({
  termid: z.string(),
  name: z.string(),
  gene_count: z.int(),
  viability: viabilityCounts,
  /** Genes whose product has no known role. */
  unknown_role: z.int(),
});
export type SlimTerm = z.infer<typeof slimTerm>;

/** Protein coding genes that no term of a slim holds. `subset` is their list; null where there is none. */
const leftOver = z.object({ gene_count: z.int(), subset: z.string().nullable() });

export const slimOverview = z.object({
  name: z.string(),
  display_name: z.string(),
  annotation_type: z.string(),
  /** Its numbers are genes with a genotype of one locus. */
  single_locus: z.boolean(),
  elements: z.array(slimTerm),
  /** Genes that some term of it holds. */
  total: z.object({ gene_count: z.int(), viability: viabilityCounts, unknown_role: z.int() }),
  annotated_outside: leftOver,
  not_annotated: leftOver,
});
export type SlimOverview = z.infer<typeof slimOverview>;

/** A protein whose role nobody knows, and what would help to study it. null: the release does not tell. */
const unknownProtein = geneShort.extend({
  status: z.string(),
  /** Residues. */
  length: z.int().nullable(),
  /** Taxa of organisms with an ortholog. */
  ortholog_taxa: z.array(z.int()).nullable(),
  deletion_viability: z.string().nullable(),
  has_expression: z.boolean().nullable(),
  structure: z.enum(["experimental", "predicted"]).nullable(),
  domains: z.int().nullable(),
  phenotypes: z.int(),
  interactions: z.int().nullable(),
});
export type UnknownProtein = z.infer<typeof unknownProtein>;

export const proteinStatus = z.object({
  /** Protein coding genes by status, and the subset that lists them. */
  statuses: z.array(
    z.object({ status: z.string(), gene_count: z.int(), subset: z.string(), is_unknown: z.boolean() }),
  ),
  /** Protein coding genes without a status. */
  without_status: z.int(),
  unknown: z.array(unknownProtein),
});
export type ProteinStatus = z.infer<typeof proteinStatus>;

const geneChange = z.object({
  id: z.string(),
  name: z.string().nullable(),
  date: z.string(),
  comment: z.string().nullable(),
  reference: z.string().nullable(),
  /** The gene that the id stands for now; null for none, and for several. */
  gene: z.string().nullable(),
  /** The several genes that it stands for. */
  genes: z.array(z.string()).optional(),
});
export type GeneChange = z.infer<typeof geneChange>;

/** The newest first. */
export const geneChanges = z.object({ added: z.array(geneChange), removed: z.array(geneChange) });
export type GeneChanges = z.infer<typeof geneChanges>;
