import type { SummaryRow } from "../../../api/contract/index.ts";

/** Heading of the rows that say what was not found. */
export const notSection = "NOT annotated to";

/** Heading that a summary row stands under: NOT apart, then the group of its term. */
export const sectionOf = (row: Pick<SummaryRow, "is_not" | "split">): string | null => (row.is_not ? notSection : row.split);
