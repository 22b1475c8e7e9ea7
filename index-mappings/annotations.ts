import { analysis } from "./analysis.ts";
import { flag, integer, keyword, shownOnly } from "./field-types.ts";
import type { AnnotationRow, InteractionRow } from "./pages/rows.ts";

/** One annotation or interaction row as displayed, with all that tables filter, count, group and sort by. */
export interface AnnotationDoc {
  /** Stable between loads of equal data: `{type}:{hash of the row}`. */
  readonly id: string;
  /** Key of the deployment's annotation types: molecular_function, single_locus_phenotype, physical_interactions … */
  readonly type: string;
  /** Every gene whose page shows the row (both sides of an interaction). */
  readonly genes: readonly string[];
  readonly alleles: readonly string[];
  readonly genotype: string | null;
  readonly locus_count: number | null;
  readonly ploidy: "haploid" | "diploid" | null;
  readonly term: string | null;
  readonly term_name: string | null;
  /** The term and its ancestors over is_a and part_of; empty for NOT rows, which never count. */
  readonly closure: readonly string[];
  /** As `closure`, over the regulates relations too. */
  readonly closure_regulates: readonly string[];
  readonly is_not: boolean;
  readonly reference: string | null;
  readonly reference_year: number | null;
  readonly evidence: string | null;
  readonly throughput: "high" | "low" | "non-experimental" | null;
  readonly conditions: readonly string[];
  readonly qualifiers: readonly string[];
  /** Relation names of the extension, and the ids it points to. */
  readonly extension_relations: readonly string[];
  readonly extension_ids: readonly string[];
  /** ISO date; null when unknown. */
  readonly date: string | null;
  readonly assigned_by: string | null;
  /** Gene name or id that sorts the row. */
  readonly sort_gene: string;
  /** Names, ids and comments for the free-text filter. */
  readonly text: string;
  readonly row: AnnotationRow | InteractionRow;
}

export const annotations = {
  settings: { analysis },
  mapping: {
    id: keyword,
    type: keyword,
    genes: keyword,
    alleles: keyword,
    genotype: keyword,
    locus_count: integer,
    ploidy: keyword,
    term: keyword,
    term_name: keyword,
    closure: keyword,
    closure_regulates: keyword,
    is_not: flag,
    reference: keyword,
    reference_year: integer,
    evidence: keyword,
    throughput: keyword,
    conditions: keyword,
    qualifiers: keyword,
    extension_relations: keyword,
    extension_ids: keyword,
    date: { type: "date", format: "strict_date" },
    assigned_by: keyword,
    sort_gene: keyword,
    text: { type: "text", analyzer: "words", norms: false, index_options: "docs" },
    row: shownOnly,
  },
} as const;
