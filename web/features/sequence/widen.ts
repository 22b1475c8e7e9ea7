/** A selection with bases on both sides of it. Pure. */
import type { SequenceState } from "./address.ts";
import { maxFlank } from "./flanks.ts";
import type { ResidueRange } from "./range.ts";

/**
 * The selection with so many residues more on each side. Where what is shown ends, bases before and behind a transcript
 * are shown in addition.
 * @param length residues that are shown
 */
export function widened(
  state: SequenceState,
  { start, end }: ResidueRange,
  by: number,
  length: number,
): SequenceState {
  const { parts } = state;
  const more = (missing: number, present: number): number =>
    Math.max(0, Math.min(missing, maxFlank - present));
  const upstream = more(by - (start - 1), parts.upstream);
  const downstream = more(end + by - length, parts.downstream);
  return {
    ...state,
    parts: {
      ...parts,
      upstream: parts.upstream + upstream,
      downstream: parts.downstream + downstream,
    },
    selected: {
      start: Math.max(1, start + upstream - by),
      end: Math.min(length + upstream + downstream, end + upstream + by),
    },
  };
}
