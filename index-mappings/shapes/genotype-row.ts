import { z } from "zod";
import { alleleShort, genotypeShort } from "./shorts.ts";

export const expressedAllele = z.object({
  allele: alleleShort,
  /** null, overexpression, wild type product level …; null when not recorded. */
  expression: z.string().nullable(),
});

/** A genotype in a list, with its alleles in the order of its loci. */
export const genotypeRow = z.object({ genotype: genotypeShort, alleles: z.array(expressedAllele) });
export type GenotypeRow = z.infer<typeof genotypeRow>;
