/** The answer about a table: rows of a page, counts, filters. */
import type { AnnotationType } from "../../config/schema.ts";
import { slimFilter, optionsByName, tableFilters } from "../../config/table-filters.ts";
import type { FilterOption, TableFilter, View } from "../../config/table-filters.ts";
import type { TermSubsets } from "../../index-mappings/pages/release.ts";
import type { AnnotationFacet, AnnotationsAnswer } from "../contract/lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readRecordedChoices, readTermSubsets } from "../documents/release-documents.ts";
import { childOptions } from "./child-terms.ts";
import type { Services } from "../context/services.ts";
import { facetsOf, slimOf } from "./counts.ts";
import { readDetails } from "./details.ts";
import { readSummary } from "./summary.ts";
import type { Subject } from "./subject.ts";
import type { Choices } from "./choices.ts";
import type { Table } from "./table-query.ts";

export interface TypedTable {
  readonly table: Table;
  readonly type: AnnotationType;
  readonly filters: readonly TableFilter[];
  readonly choices: Choices;
  /** Terms of the type's slim, and the filter by them; null where there is none. */
  readonly slim: { readonly filter: string; readonly terms: readonly FilterOption[] } | null;
  readonly subject: Subject;
  /** The one that the rows have to name; null for any. */
  readonly allele: FilterOption | null;
}

/** The terms of a slim by name. */
const slimTerms = (subsets: TermSubsets | null, slim: string | null): FilterOption[] =>
  optionsByName(
    Object.entries(subsets?.[slim ?? ""]?.elements ?? {}).map(([id, { name }]) => [id, name] as const),
  );

/** What the deployment says about the table of a type. */
export async function describeTable(
  { elastic, deployment }: Pick<Services, "elastic" | "deployment">,
  generation: LoadedGeneration,
  subject: Subject,
  type: AnnotationType,
  view: View,
): Promise<Pick<TypedTable, "filters" | "slim">> {
  const terms = type.slim === null ? [] : slimTerms(await readTermSubsets(elastic, generation), type.slim);
  const filter = slimFilter(deployment, type);
  const { annotationFilters } = deployment;
  const has = (kind: TableFilter["filter_type"]): boolean =>
    type.filters.some((id) => annotationFilters[id]?.filter_type === kind);
  const [recorded, children] = await Promise.all([
    has("recorded") ? readRecordedChoices(elastic, generation) : null,
    has("child") && subject.kind === "term" ? childOptions(elastic, generation, subject.id) : [],
  ]);
  return {
    filters: tableFilters(deployment, type, subject.kind, view, {
      slim: terms,
      recorded: recorded ?? {},
      children,
    }),
    slim: filter === null ? null : { filter, terms },
  };
}

const alleleFacet = (allele: FilterOption | null, count: number): AnnotationFacet[] =>
  allele === null
    ? []
    : [
        {
          id: "allele",
          filter_type: "allele",
          label: "Allele",
          options: [{ ...allele, count, chosen: true }],
        },
      ];

export interface RowsRequest {
  readonly view: View;
  readonly page: number;
  readonly size: number;
  readonly entries: "few" | "all";
  /** Whether these are the rows of one summary row or term, which are shown inside the table that has the filters. */
  readonly isPart: boolean;
}

/**
 * Answers one table of annotations: a page of its rows, their number, and how many rows each choice of a
 * filter would leave.
 */
export async function answerTable(
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  { table, type, filters, choices, slim: slimOfType, subject, allele }: TypedTable,
  { view, page: askedPage, size, entries, isPart }: RowsRequest,
): Promise<AnnotationsAnswer> {
  const index = generation.index("annotations");
  const slim = isPart || subject.kind !== "gene" ? null : slimOfType;
  const asked = { page: askedPage, size };
  const { rows, rowTotal, page, counts, filled } =
    view === "summary"
      ? await readSummary(elastic, index, table, type.id, slim?.filter ?? null, asked, entries)
      : await readDetails(elastic, index, table, slim?.filter ?? null, asked);
  return {
    total: counts.all.doc_count,
    filtered: counts.left.doc_count,
    bare: counts.bare.doc_count,
    row_total: rowTotal,
    page,
    size,
    rows: [...rows],
    filled: [...filled],
    facets: isPart
      ? []
      : [...facetsOf(filters, choices, counts), ...alleleFacet(allele, counts.left.doc_count)],
    slim: slim && slimOf(slim.filter, slim.terms, counts),
  };
}
