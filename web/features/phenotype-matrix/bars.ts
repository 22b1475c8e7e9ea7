/** How long the bars of a phenotype matrix are. Pure. */
import type { PhenotypeFinding, PhenotypeRow } from "../../../api/contract/index.ts";

/** px of the longest bar. */
export const maxLength = 24;

/** Severities in words, as shares of the longest bar. */
const inWords = { low: 1 / 3, medium: 2 / 3, high: 1 } as const;
/** Of findings without a severity. */
const unknown = 1 / 4;
const minShare = 1 / 12;

/** Farthest value from 0 of each measure in the matrix. */
export type Extremes = ReadonlyMap<string, number>;

/** The extremes of all cells. */
export function extremesOf(rows: readonly PhenotypeRow[]): Extremes {
  const found = new Map<string, number>();
  for (const { measured } of rows.flatMap(({ cells }) => cells.flatMap(({ findings }) => findings)))
    if (measured)
      found.set(measured.measure, Math.max(found.get(measured.measure) ?? 0, Math.abs(measured.value)));
  return found;
}

export interface Bar {
  readonly direction: "up" | "down";
  /** px */
  readonly length: number;
  /** Nothing is said of the severity: the bar is drawn empty. */
  readonly isUnknown: boolean;
}

/** The bars of a cell; what has no direction has none. */
export const barsOf = (findings: readonly PhenotypeFinding[], extremes: Extremes): Bar[] =>
  findings.flatMap((finding) =>
    finding.direction === "up" || finding.direction === "down"
      ? [{ direction: finding.direction, ...lengthOf(finding, extremes) }]
      : [],
  );

function lengthOf({ severity, measured }: PhenotypeFinding, extremes: Extremes): Omit<Bar, "direction"> {
  if (severity !== null) return { length: maxLength * inWords[severity], isUnknown: false };
  if (measured === null) return { length: maxLength * unknown, isUnknown: true };
  const share = Math.abs(measured.value) / (extremes.get(measured.measure) || 1);
  return { length: maxLength * Math.max(minShare, share), isUnknown: false };
}
