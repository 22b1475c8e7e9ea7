/** Things that are like a thing, each with the reason. */
import { z } from "zod";
import { geneShort, referenceShort, termShort } from "./shorts.ts";

/** A gene that has the same rare annotations. */
export const relatedGene = geneShort.extend({
  /** The rarest of what both have: terms, and domains, which have no page. */
  shared: z.array(z.object({ id: z.string(), name: z.string(), is_term: z.boolean() })),
});

/** A term that is said of the same genes more often than chance would have it, and stands neither above nor below. */
export const relatedTerm = termShort.extend({
  shared_genes: z.int(),
  gene_count: z.int(),
});

/** A publication about the same genes. */
export const relatedReference = referenceShort.extend({
  /** The least written about of those that both tell of. */
  shared: z.array(geneShort),
  shared_genes: z.int(),
});
