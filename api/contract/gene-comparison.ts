/** What a few genes have in common, and what only some of them have. */
import { z } from "zod";
import { geneShort, gocamShort, referenceShort, termShort } from "../../index-mappings/shapes/shorts.ts";
import { geneListRow } from "./entity-lists.ts";

/** Places in `genes` of those that have it, in ascending order. */
const holders = { genes: z.array(z.int()) };

const comparedTerm = termShort.extend({
  /** Genes of the release that are annotated to it or a descendant; null where none is. */
  gene_count: z.int().nullable(),
  ...holders,
});
export type ComparedTerm = z.infer<typeof comparedTerm>;

const interactionType = z.enum(["physical", "genetic"]);
const comparedPartner = geneShort.extend({ interaction: interactionType, ...holders });
export type ComparedPartner = z.infer<typeof comparedPartner>;

export const geneComparison = z.object({
  /** In the order in which they were asked for. */
  genes: z.array(geneListRow),
  /**
   * Terms that the genes are annotated to, directly or through a descendant over is_a and part_of. A term is left out
   * where one below it has the same genes. Those of most of these genes first, then the rarest in the release.
   */
  terms: z.array(comparedTerm),
  /** Pairs of them that interact with each other. */
  interactions: z.array(z.object({ interaction: interactionType, ...holders })),
  /** Other genes that at least two of them interact with. */
  partners: z.array(comparedPartner),
  /** Domains and families of at least two of them. */
  domains: z.array(z.object({ name: z.string(), subset: z.string(), gene_count: z.int(), ...holders })),
  /** Pathway models of at least two of them. */
  pathways: z.array(gocamShort.extend(holders)),
  /** Publications about at least two of them, those about the fewest genes first; at most a hundred. */
  references: z.array(
    referenceShort
      .pick({ uniquename: true, title: true, authors_abbrev: true, publication_year: true })
      .extend(holders),
  ),
  /** How many publications there are. */
  reference_total: z.int(),
});
export type GeneComparison = z.infer<typeof geneComparison>;
