/** Shares of genes. Pure. */
import type { SlimTerm } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";

/** In the order of bars. */
export const viabilities = ["viable", "depends_on_conditions", "inviable", "unknown"] as const;
export type ViabilityName = (typeof viabilities)[number];

export type Tally = Pick<SlimTerm, "gene_count" | "viability">;

/** 0 to 1; null of nothing. */
export const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);

/** "12 (8 %)"; a share that is not 0 is never written as 0. */
export function shareText(part: number, all: number): string {
  if (all === 0) return "–";
  const percent = (100 * part) / all;
  const written = part > 0 && percent < 1 ? "<1" : String(Math.round(percent));
  return `${count(part)} (${written}\u00a0%)`;
}

/** Whether the release says of any of the genes if cells live without it. */
export const tellsViability = ({ gene_count: genes, viability }: Tally): boolean => viability.unknown < genes;
