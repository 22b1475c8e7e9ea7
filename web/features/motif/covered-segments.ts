/** Stretches of a protein that matches cover. Pure. */
import type { PeptideMatch } from "../../../api/contract/motif.ts";

/** 1-based, inclusive. */
export interface CoveredSegment {
  readonly start: number;
  readonly end: number;
}

/** Where the matches of a protein lie: all of them, also where only the first are told with their residues. */
export function coveredSegments({
  matches = [],
  runs,
}: Pick<PeptideMatch, "matches" | "runs">): readonly CoveredSegment[] {
  if (!runs) return matches;
  let at = 0;
  return runs.flatMap((residues, index) => {
    at += residues;
    return index % 2 === 1 ? [{ start: at - residues + 1, end: at }] : [];
  });
}
