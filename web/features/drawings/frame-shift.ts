/** Where the coding sequence of a gene model changes its reading frame. Pure. */
import type { Transcript } from "../../../api/contract/index.ts";

export interface FrameShift {
  /** Bases that two adjoining parts both have: they are read twice. */
  readonly twice: number;
  /** Bases between two coding exons, too few for an intron: they are passed over. */
  readonly skipped: number;
}

/** The shortest introns that are known have some 15 bases; gaps of one or two bases shift the frame. */
const maxGap = 2;

/** Bases that are read twice or passed over along a transcript; zeros where it codes in one frame, or for nothing. */
export function frameShiftOf({ parts, cds_location: coding }: Transcript): FrameShift {
  const inOrder = parts
    .filter(({ feature_type: type }) => !type.endsWith("intron"))
    .map(({ location }) => location)
    .toSorted((a, b) => a.start_pos - b.start_pos);
  const gaps =
    coding === null
      ? []
      : inOrder.slice(1).map(
          ({ start_pos }, index) =>
            // The one before it.
            start_pos - inOrder[index]!.end_pos - 1,
        );
  const sum = (found: readonly number[]): number => found.reduce((all, bases) => all + Math.abs(bases), 0);
  return {
    twice: sum(gaps.filter((gap) => gap < 0)),
    skipped: sum(gaps.filter((gap) => gap > 0 && gap <= maxGap)),
  };
}
