import { analysis } from "./analysis.ts";
import { flag, integer, keyword } from "./field-types.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** A publication (PMID) or GO reference (GO_REF) as search sees it. */
export interface ReferenceDoc extends Searchable {
  readonly title: string | null;
  readonly authors_abbrev: string | null;
  readonly year: number | null;
  readonly journal: string | null;
  readonly triage_status: string | null;
  readonly curated: boolean;
  readonly gene_count: number;
  readonly genotype_count: number;
  readonly annotation_count: number;
}

export const references = {
  settings: { analysis },
  source: searchableSource,
  mapping: {
    ...searchableMapping,
    title: keyword,
    authors_abbrev: keyword,
    year: integer,
    journal: keyword,
    triage_status: keyword,
    curated: flag,
    gene_count: integer,
    genotype_count: integer,
    annotation_count: integer,
  },
} as const;
