import { analysis } from "./analysis.ts";
import { flag, integer, keyword } from "./field-types.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** An ontology term as search and queries see it. */
export interface TermDoc extends Searchable {
  readonly name: string;
  /** Ontology namespace: biological_process, fission_yeast_phenotype, mondo … */
  readonly cv_name: string;
  readonly is_obsolete: boolean;
  /** Genes annotated to it or a descendant. */
  readonly gene_count: number;
  readonly genotype_count: number;
  /** Itself and its ancestors over is_a and part_of. */
  readonly closure: readonly string[];
  /** Direct parents over any relation, for child look-ups. */
  readonly parents: readonly string[];
}

export const terms = {
  settings: { analysis },
  source: searchableSource,
  mapping: {
    ...searchableMapping,
    name: keyword,
    cv_name: keyword,
    is_obsolete: flag,
    gene_count: integer,
    genotype_count: integer,
    closure: keyword,
    parents: keyword,
  },
} as const;
