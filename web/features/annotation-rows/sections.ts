import type { AnnotationType, SummaryRow } from "../../../api/contract/index.ts";

/** Heading of the rows that say what was not found. */
export const notSection = "NOT annotated to";

/** Heading that a summary row stands under: NOT apart, then the group of its term; null where the type has no groups. */
export function sectionOf(type: AnnotationType, row: Pick<SummaryRow, "is_not" | "split">): string | null {
  if (row.is_not) return notSection;
  if (type.split_by_parents.length === 0) return null;
  return type.split_by_parents.find(({ id }) => id === row.split)?.display_name ?? "Other";
}
