import { analysis } from "./analysis.ts";
import { integer, keyword, shownOnly } from "./field-types.ts";
import type { GenotypeRow } from "./pages/genotype-row.ts";

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
  /** Terms it is annotated to, directly or over is_a and part_of, NOT left out. */
  readonly terms: readonly string[];
  /** What lists are sorted by, in natural order: its name, and name and product of its first allele's gene. */
  readonly sort_name: string;
  readonly sort_gene: string;
  readonly sort_product: string | null;
  readonly row: GenotypeRow;
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
    terms: keyword,
    sort_name: keyword,
    sort_gene: keyword,
    sort_product: keyword,
    row: shownOnly,
  },
} as const;
