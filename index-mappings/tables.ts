/** The tables of annotations on pages: rows of an answer, its filters, and the first of each table, which are finished when a release is loaded. */
import { z } from "zod";
import { geneShort, genotypeShort, referenceShort, termShort } from "./shapes/shorts.ts";
import { annotationRow, extensionPart, interactionRow } from "./pages/rows.ts";
import type { InteractionRow } from "./pages/rows.ts";
import type { PairHead } from "./annotations.ts";

/** What is said of a term in summary: each entry a gene or genotype with an extension, said once. */
const summaryRow = z.object({
  kind: z.literal("summary"),
  /** Of the row among those of its type, to open it with (`row=`). */
  id: z.string(),
  type: z.string(),
  term: termShort.nullable(),
  /** What stands for the term where the type has none: "protein level". */
  subject: z.string().nullable(),
  is_not: z.boolean(),
  /** Group of terms that the row stands under (split_by_parents of the type); rows come by group, those with NOT last. */
  split: z.string().nullable(),
  relations: z.array(z.string()),
  /** Annotations behind the row. */
  count: z.int(),
  entries: z.array(
    z.object({
      genes: z.array(geneShort),
      genotype: genotypeShort.nullable(),
      extension: z.array(extensionPart),
    }),
  ),
  /** Entries in all, of which the first are given. */
  entries_total: z.int(),
});
export type SummaryRow = z.infer<typeof summaryRow>;

/** Interactions of one pair of genes by one evidence, sorted by the other gene (names before ids), then by evidence. */
const interactionSummaryRow = z.object({
  kind: z.literal("interaction_summary"),
  id: z.string(),
  type: z.enum(["physical_interactions", "genetic_interactions"]),
  gene_a: geneShort,
  gene_b: geneShort,
  evidence: z.string().nullable(),
  count: z.int(),
  /** Of the interactions, each once. */
  references: z.array(referenceShort),
  throughputs: z.array(z.enum(["high", "low", "non-experimental"])),
  notes: z.array(z.string()),
  /** Whether genotypes or phenotypes are recorded of any of them: only then there is more to say than this row does. */
  has_details: z.boolean(),
});
export type InteractionSummaryRow = z.infer<typeof interactionSummaryRow>;

/** A filter of the table with what it can be set to; an option whose count is 0 gives nothing beside the other choices. */
const annotationFacet = z.object({
  /** Name of the parameter that sets it. */
  id: z.string(),
  filter_type: z.enum([
    "ploidiness",
    "term",
    "slim",
    "evidence",
    "throughput",
    "extension",
    "recorded",
    "child",
    "type",
    "allele",
  ]),
  label: z.string(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.int(),
      chosen: z.boolean(),
      /** Rows with it are left out (`!value`); not there where they are not. */
      left_out: z.literal(true).optional(),
    }),
  ),
});
export type AnnotationFacet = z.infer<typeof annotationFacet>;

export const annotationsAnswer = z.object({
  /** Annotations of the subject and type without filters, and with them. */
  total: z.int(),
  filtered: z.int(),
  /** Rows of this view with filters: what the pages are counted of. */
  row_total: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(
    z.discriminatedUnion("kind", [annotationRow, interactionRow, summaryRow, interactionSummaryRow]),
  ),
  /** Of `total`, those of which no genotype, evidence or publication is recorded: gene and term only; null without a type. */
  bare: z.int().nullable(),
  /** In details of one type: fields with something to show in any row that the filters leave, on whatever page. */
  filled: z.array(z.string()),
  /** Filters of the type on this kind of page and in this view, and the allele where one is asked for; without a type, the types that there are. */
  facets: z.array(annotationFacet),
  /** Terms of the type's slim that the subject's annotations fall under, whatever the filters; null where the type has no filter by a slim, the subject is no gene, or the rows are those of one term. */
  slim: z.array(z.object({ termid: z.string(), name: z.string(), count: z.int() })).nullable(),
});
export type AnnotationsAnswer = z.infer<typeof annotationsAnswer>;

/** Rows of a table that is finished when the release is loaded: its first page, without filters. */
export const firstTableSize = 50;

/** A table of more annotations than this is large: rows with more than 90 entries show 80 of them. */
export const largeTable = 5_000;
export const few = { shown: 80, max: 90 } as const;

/** Entries that one answer can hold. */
export const maxEntries = 20_000;

/** Fields of which each tells more than gene and term. */
export const recorded = ["genotype", "evidence", "reference"] as const;

/** First tables of a page, in the order of its sections. */
export const firstTables = z.array(
  z.object({
    type: z.string(),
    view: z.enum(["summary", "details"]),
    /** As the call for annotations gives it for page 1 of 50 rows, without filters. */
    answer: annotationsAnswer,
  }),
);
export type FirstTables = z.infer<typeof firstTables>;

/** What a summary row of interactions says of each. */
export type SaidOfInteraction = Pick<
  InteractionRow,
  "type" | "reference" | "throughput" | "note" | "double_mutant" | "rescued"
>;

/** The summary row of a pair of genes and an evidence, of the interactions behind it in their order. */
export function pairRow(
  head: PairHead & { readonly count: number },
  interactions: readonly SaidOfInteraction[],
): InteractionSummaryRow {
  const references = new Map(
    interactions.flatMap(({ reference }) => (reference ? [[reference.uniquename, reference]] : [])),
  );
  return {
    kind: "interaction_summary",
    type: interactions[0]?.type ?? "genetic_interactions",
    ...head,
    references: [...references.values()],
    throughputs: [...new Set(interactions.flatMap(({ throughput }) => throughput ?? []))],
    notes: [...new Set(interactions.flatMap(({ note }) => note ?? []))],
    has_details: interactions.some(({ double_mutant: doubleMutant, rescued }) =>
      Boolean(doubleMutant ?? rescued),
    ),
  };
}
