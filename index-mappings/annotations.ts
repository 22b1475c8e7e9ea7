import { analysis } from "./analysis.ts";
import { flag, integer, keyword, shownOnly } from "./fields/field-types.ts";
import type { AnnotationRow, ExtensionPart, InteractionRow } from "./pages/rows.ts";
import type { GeneShort, GenotypeShort, TermShort } from "./shapes/shorts.ts";

/** What a summary row is about: a term, with NOT or without; `subject` stands for the term where there is none. */
export interface TermHead {
  readonly id: string;
  readonly term: TermShort | null;
  readonly subject: string | null;
  readonly is_not: boolean;
  /** Id of the group of terms (`split_by_parents`). */
  readonly split: string | null;
}

/** What a summary row of interactions is about. */
export interface PairHead {
  readonly id: string;
  readonly gene_a: GeneShort;
  readonly gene_b: GeneShort;
  readonly evidence: string | null;
}

/** What a summary row says of its term, once for all annotations that say the same. */
export interface SummaryEntry {
  readonly genes: readonly GeneShort[];
  readonly genotype: GenotypeShort | null;
  readonly extension: readonly ExtensionPart[];
}

/** A category of a filter, as rows carry it. */
export const filterKey = (filter: string, value: string): string => `${filter}:${value}`;

/** Tables on pages of genotypes and terms that show genetic interactions by their details. */
export const detailTables = [
  "double_mutant_genetic_interactions",
  "rescue_genetic_interactions",
  "single_allele_genetic_interactions",
] as const;
export type DetailTable = (typeof detailTables)[number];

/** Such a table of one page, as rows carry it. */
export const tableKey = (table: DetailTable, kind: "genotype" | "term", id: string): string =>
  `${table} ${kind}:${id}`;

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
  readonly relation: string | null;
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
  /** Tables of other pages than those of the genes and the reference that show the interaction (`tableKey`). */
  readonly tables: readonly string[];
  /** Place among all rows: by type and summary row, then by gene. */
  readonly rank: number;
  /** Place of its summary row: the rank of the first annotation behind that. */
  readonly group_rank: number;
  /** Categories of the deployment's filters that the row is in (`filterKey`). */
  readonly filters: readonly string[];
  /** Id of the summary row that stands for it. */
  readonly group_id: string;
  /**
   * The summary row as a sorted value of a TermHead. Interactions have several of a PairHead: one for lists of any
   * interactions, and one sorted by the other gene for the page of each partner, which it begins with.
   */
  readonly group: readonly string[];
  /** Sorted value of the SummaryEntry; null for interactions. */
  readonly entry: string | null;
  /** Names, ids and comments for the free-text filter, without those of its genes. */
  readonly text: string;
  /** Ids, names and products of its genes. */
  readonly gene_text: string;
  /**
   * Words of `gene_text` for the page of each of several genes, without those of that gene itself (`partnerWord`): on a
   * gene's own page every row would have these.
   */
  readonly partner_words: readonly string[];
  /** Fields of `row` with something to show (`filledFields`): a list that is read page by page has the same columns on each. */
  readonly filled: readonly string[];
  readonly row: AnnotationRow | InteractionRow;
}

/** A word of another gene as the row is found by it on the page of a gene; folded, as words that are sought. */
export const partnerWord = (gene: string, word: string): string => `${gene} ${word.toLowerCase()}`;

/** The same of each word of a text. */
export const partnerWords = (gene: string, text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => partnerWord(gene, word));

const isFilled = (value: unknown): boolean =>
  value !== null && value !== "" && value !== false && !(Array.isArray(value) && value.length === 0);

/** Names of a row's fields that are not null, false or empty. */
export const filledFields = (row: AnnotationRow | InteractionRow): string[] =>
  Object.entries(row).flatMap(([field, value]) => (isFilled(value) ? [field] : []));

/** Longer values than Lucene takes are left out rather than refused. */
export const sortedLimit = 8191;

/** Read by way of aggregations. */
const sorted = { ...keyword, ignore_above: sortedLimit, eager_global_ordinals: true } as const;

const foundByWords = { type: "text", analyzer: "words", norms: false, index_options: "docs" } as const;

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
    relation: keyword,
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
    tables: keyword,
    rank: integer,
    group_rank: integer,
    filters: { ...keyword, eager_global_ordinals: true },
    group_id: { ...keyword, eager_global_ordinals: true },
    group: sorted,
    entry: sorted,
    text: foundByWords,
    gene_text: foundByWords,
    partner_words: { ...keyword, doc_values: false },
    filled: keyword,
    row: shownOnly,
  },
} as const;
