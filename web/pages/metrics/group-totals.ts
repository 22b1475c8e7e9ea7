/** Annotations by the deployment's groups of types. Pure. */
import type { AnnotationType, Metrics, Site } from "../../../api/contract/index.ts";

export interface GroupTotal {
  readonly group: string;
  /** Names of the types that have annotations. */
  readonly types: readonly string[];
  readonly total: number;
  readonly dated: number;
}

/** Groups in their order, types of no group under "Other", and the sum of all last. */
export function groupTotals(
  totals: Metrics["annotation_totals"],
  groups: Site["annotation_type_groups"],
  types: readonly Pick<AnnotationType, "id" | "display_name">[],
): GroupTotal[] {
  const nameOf = new Map(types.map(({ id, display_name: name }) => [id, name]));
  const grouped = new Set(groups.flatMap(({ cv_names: names }) => names));
  const sum = (group: string, of: Metrics["annotation_totals"]): GroupTotal => ({
    group,
    types: of.map(({ type }) => nameOf.get(type) ?? type),
    total: of.reduce((all, { total }) => all + total, 0),
    dated: of.reduce((all, { dated }) => all + dated, 0),
  });
  const rows = [
    ...groups.map(({ display_name: group, cv_names: names }) =>
      sum(
        group,
        totals.filter(({ type }) => names.includes(type)),
      ),
    ),
    sum(
      "Other",
      totals.filter(({ type }) => !grouped.has(type)),
    ),
  ].filter(({ total }) => total > 0);
  return [...rows, { ...sum("All", totals), types: [] }];
}
