/** Where the heads of lollipops stand. Pure. */
import type { ProteinFeature } from "../../../api/contract/index.ts";
import type { Scale } from "./scale.ts";

export interface Pin {
  readonly feature: ProteinFeature;
  /** First and last residue. */
  readonly start: number;
  readonly end: number;
  /** How many heads are below it, at the same residue. */
  readonly rank: number;
}

/** More heads than this at one residue share the highest place. */
export const maxRank = 7;

/** A pin for each place of each feature, those of one residue one above the other, the strongest on top. */
export function pinsOf(features: readonly ProteinFeature[]): Pin[] {
  const strength = { none: 0, low: 1, medium: 2, high: 3 } as const;
  const heads = new Map<number, number>();
  return features
    .toSorted((a, b) => strength[a.severity ?? "none"] - strength[b.severity ?? "none"])
    .flatMap((feature) => feature.positions.map(([, start, end]) => ({ feature, start, end })))
    .map((pin) => {
      const middle = Math.round((pin.start + pin.end) / 2);
      const rank = heads.get(middle) ?? 0;
      heads.set(middle, rank + 1);
      return { ...pin, rank: Math.min(rank, maxRank) };
    });
}

/** px: between two heads of a pile, of the shortest stem, above the highest head, and below the foot. */
const headStep = 11;
const stem = 12;
const above = 8;
const below = 2;

/** px of a track of lollipops. */
export const pinsHeight = (pins: readonly Pin[]): number =>
  above + stem + headStep * Math.max(0, ...pins.map(({ rank }) => rank)) + 2 * below;

/** px of where lollipops stand, in a track of that height. */
export const footOf = (height: number): number => height - below;

/** px of the middle of a head. */
export const headOf = ({ start, end, rank }: Pin, scale: Scale, height: number) => ({
  x: (scale.left(start) + scale.left(end + 1)) / 2,
  y: footOf(height) - stem - rank * headStep,
});
