import type { AnnotationFacet, AnnotationFilter, AnnotationType } from "../../../api/contract/index.ts";
import type { SubjectKind } from "../annotation-rows/columns.tsx";
import type { View } from "../../shared/api-client/annotations.ts";

/** The filters that a table will have, without their options: they keep their places while the first answer is under way. */
export function expectedFacets(
  type: AnnotationType,
  filters: Readonly<Record<string, AnnotationFilter>>,
  page: SubjectKind,
  view: View,
): AnnotationFacet[] {
  return type.filters.flatMap((id) => {
    const filter = filters[id];
    const applies =
      filter && filter.scope.includes(page) && (view === "details" || !filter.detailed_view_only);
    return applies ? [{ id, filter_type: filter.filter_type, label: filter.display_name, options: [] }] : [];
  });
}
