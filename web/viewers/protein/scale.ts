/** Residues to px, for the stretch of a protein that is seen. Pure. */

export interface Scale {
  /** px */
  readonly width: number;
  /** px between the left edge and where a residue begins. */
  readonly left: (residue: number) => number;
}

/** First and last residue that are seen. */
export type Seen = readonly [start: number, end: number];

/** @param width px of the stretch that is seen */
export const scaleOf = (width: number, [start, end]: Seen): Scale => {
  const residue = width / Math.max(1, end - start + 1);
  return { width, left: (at) => (at - start) * residue };
};
