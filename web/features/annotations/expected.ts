import type {
  AnnotationCount,
  AnnotationFacet,
  AnnotationFilter,
  AnnotationType,
} from "../../../api/contract/index.ts";
import { isLong } from "../../shared/table/cut.ts";
import type { TableView } from "../../../api/contract/lists.ts";
import type { SubjectKind } from "../annotation-rows/columns.tsx";

/** What a table will take of the page, as far as the counts of its annotations tell. */
export interface ExpectedRows {
  readonly rows: number;
  /** Rows of headings, which are one line each. */
  readonly heads: number;
  /** Lines of extensions, which several annotations to one term often have. */
  readonly extensions: number;
}

/** Annotations that say the same of a gene without a term stand in few rows. */
const maxRowsWithoutTerm = 3;
const maxExtensions = 20;

/** The rows of a table that are to come, `size` of them where it is long. Pure. */
export function expectedRows(
  type: Pick<AnnotationType, "feature_type" | "split_by_parents">,
  { terms, annotations }: Pick<AnnotationCount, "terms" | "annotations">,
  view: TableView,
  size: number,
): ExpectedRows {
  const isInteraction = type.feature_type === "interaction";
  const inAll =
    view === "details" || isInteraction
      ? annotations
      : terms > 0
        ? terms
        : Math.min(annotations, maxRowsWithoutTerm);
  const rows = isLong(inAll) ? Math.min(inAll, size) : inAll;
  // Terms in groups have at least one heading more; in details each term has a row of its own above its annotations.
  const heads =
    1 + (type.split_by_parents.length > 0 ? 1 : 0) + (view === "details" ? Math.min(terms, rows) : 0);
  const extensions =
    view === "summary" && terms > 0 && !isInteraction
      ? Math.min(annotations - terms, rows * 2, maxExtensions)
      : 0;
  return { rows, heads, extensions };
}

/** The filters that a table will have, without their options: they keep their places while the first answer is under way. */
export function expectedFacets(
  type: AnnotationType,
  filters: Readonly<Record<string, AnnotationFilter>>,
  page: SubjectKind,
  view: TableView,
): AnnotationFacet[] {
  return type.filters.flatMap((id) => {
    const filter = filters[id];
    const applies =
      filter && filter.scope.includes(page) && (view === "details" || !filter.detailed_view_only);
    return applies ? [{ id, filter_type: filter.filter_type, label: filter.display_name, options: [] }] : [];
  });
}
