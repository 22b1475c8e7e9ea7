import { analysis } from "./analysis.ts";
import { integer, keyword } from "./field-types.ts";

/** A genotype as lists see it; `id` is its display_uniquename. */
export interface GenotypeDoc {
  readonly id: string;
  readonly label: string;
  readonly alleles: readonly string[];
  readonly genes: readonly string[];
  readonly locus_count: number;
  /** haploid: every locus has one expressed allele. */
  readonly ploidy: "haploid" | "diploid";
  readonly references: readonly string[];
  readonly annotation_count: number;
}

export const genotypes = {
  settings: { analysis },
  mapping: {
    id: keyword,
    label: keyword,
    alleles: keyword,
    genes: keyword,
    locus_count: integer,
    ploidy: keyword,
    references: keyword,
    annotation_count: integer,
  },
} as const;
