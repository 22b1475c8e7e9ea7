import { analysis } from "./analysis.ts";
import { integer, keyword } from "./field-types.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** An allele as search sees it. */
export interface AlleleDoc extends Searchable {
  readonly name: string | null;
  readonly description: string | null;
  readonly allele_type: string;
  readonly gene: string;
  readonly gene_name: string | null;
  readonly references: readonly string[];
  readonly genotype_count: number;
}

export const alleles = {
  settings: { analysis },
  source: searchableSource,
  mapping: {
    ...searchableMapping,
    name: keyword,
    description: keyword,
    allele_type: keyword,
    gene: keyword,
    gene_name: keyword,
    references: keyword,
    genotype_count: integer,
  },
} as const;
