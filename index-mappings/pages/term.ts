import { z } from "zod";
import { contradiction } from "../shapes/contradiction.ts";
import { reaction } from "../shapes/reaction.ts";
import { relatedTerm } from "../shapes/related.ts";
import { viabilityCounts } from "./overviews.ts";
import { annotationCount, gocamShort, synonym, termShort } from "../shapes/shorts.ts";

/** What is known of the genes that are annotated to a term or a descendant. */
const termGenes = z.object({
  viability: viabilityCounts,
  /** Terms of the process slim that some of them are annotated to, those with most genes first; the term itself and what stands above it are left out. */
  processes: z.array(z.object({ termid: z.string(), name: z.string(), gene_count: z.int() })),
  /** Genes whose product has no known role, and the subsets that hold all such genes. */
  unknown_role: z.object({ gene_count: z.int(), subsets: z.array(z.string()) }),
});
export type TermGenes = z.infer<typeof termGenes>;

export const termPage = z.object({
  termid: z.string(),
  name: z.string(),
  /** Ontology namespace. */
  cv_name: z.string(),
  definition: z.string().nullable(),
  definition_xrefs: z.array(z.string()),
  /** What the definition writes as an equation. Pages of older generations do not have it. */
  reaction: reaction.nullable().optional(),
  /** Those of them that are publications with a page; generations of earlier versions do not say it. */
  definition_references: z.array(z.string()).optional(),
  comment: z.string().nullable(),
  synonyms: z.array(synonym),
  secondary_identifiers: z.array(z.string()),
  xrefs: z.array(z.string()),
  is_obsolete: z.boolean(),
  /** What other data sets say otherwise. Pages of older generations do not have it. */
  contradictions: z.array(contradiction).optional(),
  replaced_by: z.array(termShort),
  consider: z.array(termShort),
  direct_ancestors: z.array(
    z.object({ relation_name: z.string(), termid: z.string(), term_name: z.string() }),
  ),
  child_count: z.int(),
  /** Names of the slims that list it. */
  subsets: z.array(z.string()),
  gocams: z.array(gocamShort),
  /** Models that name only terms below it, over is_a and part_of. Pages of older generations do not have them. */
  gocams_below: z.array(gocamShort).optional(),
  /** Annotated to it or a descendant; NOT rows left out. */
  gene_count: z.int(),
  /** null where it has no genes. Pages of older generations do not have it. */
  genes: termGenes.nullable().optional(),
  genotype_count: z.int(),
  single_locus_gene_count: z.int(),
  annotation_counts: z.array(annotationCount),
  /** Terms of the same genes. Pages of older generations do not have them. */
  related: z.array(relatedTerm).optional(),
  /** What the annotations of its ontology are about. */
  annotation_feature_type: z.enum(["gene", "genotype"]).nullable(),
});
export type TermPage = z.infer<typeof termPage>;
