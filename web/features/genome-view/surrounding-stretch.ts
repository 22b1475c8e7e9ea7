import { maxInterval } from "../../../api/contract/values/max-interval.ts";
import type { Interval } from "../genome-browser/interval.ts";
import { lengthOf } from "./moves.ts";

/**
 * A stretch of which an interval is a part: it stays the same for small moves, so that what comes into view is there
 * already. Never longer than what may be asked for.
 * @param whole length of the chromosome
 */
export function surroundingStretch({ chromosome, start, end }: Interval, whole: number): Interval {
  const length = lengthOf({ start, end });
  const margin = Math.min(length, Math.floor((maxInterval - length) / 4));
  if (margin === 0) return { chromosome, start, end };
  return {
    chromosome,
    start: Math.max(1, (Math.ceil(start / margin) - 2) * margin + 1),
    end: Math.min(whole, (Math.floor(end / margin) + 2) * margin),
  };
}
