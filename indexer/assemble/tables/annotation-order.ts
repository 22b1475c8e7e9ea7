/** The order of all annotations of a release, as numbers: those are quicker to sort, count and page by than texts. */
import type { AnnotationDoc } from "../../../index-mappings/annotations.ts";

export interface OrderedAnnotation {
  readonly id: string;
  /** Sorts the summary row among all of the release; equal for annotations of one row. */
  readonly group: string;
  /** Sorts annotations of one row. */
  readonly within: string;
}

export type Ranks = Pick<AnnotationDoc, "rank" | "group_rank">;

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Ranks by id, from 0; the rank of a summary row is that of its first annotation. */
export function ranksOf(rows: Iterable<OrderedAnnotation>): ReadonlyMap<string, Ranks> {
  const sorted = [...rows].sort(
    (a, b) => order(a.group, b.group) || order(a.within, b.within) || order(a.id, b.id),
  );
  const ranks = new Map<string, Ranks>();
  let first = 0;
  for (const [rank, { id, group }] of sorted.entries()) {
    // `first` is one of the ranks.
    if (sorted[first]!.group !== group) first = rank;
    ranks.set(id, { rank, group_rank: first });
  }
  return ranks;
}
