import { z } from "zod";
import { expressedAllele } from "./others.ts";
import { genotypeShort } from "./shorts.ts";

/** A genotype in a list, with its alleles in the order of its loci. */
export const genotypeRow = z.object({ genotype: genotypeShort, alleles: z.array(expressedAllele) });
export type GenotypeRow = z.infer<typeof genotypeRow>;
