/** Moving along a chromosome, and zooming. Pure. */
import type { Interval } from "../genome-browser/interval.ts";

/** nt that are shown at least. */
export const minShown = 100;

/** Bases of an interval, whose ends both belong to it. */
export const lengthOf = ({ start, end }: Pick<Interval, "start" | "end">): number => end - start + 1;

/** As long as it is, or as the chromosome is, and within it. */
function within(chromosome: string, from: number, length: number, whole: number): Interval {
  const shown = Math.min(Math.max(Math.round(length), minShown), whole);
  const start = Math.min(Math.max(1, Math.round(from)), whole - shown + 1);
  return { chromosome, start, end: start + shown - 1 };
}

/**
 * @param by as a share of what is shown; to the right when positive
 * @param whole length of the chromosome
 */
export const moved = (interval: Interval, by: number, whole: number): Interval =>
  within(interval.chromosome, interval.start + by * lengthOf(interval), lengthOf(interval), whole);

/**
 * @param factor above 1 shows less, larger
 * @param at what stays in its place, as a share of the width from the left
 * @param whole length of the chromosome
 */
export function zoomed(interval: Interval, factor: number, at: number, whole: number): Interval {
  const before = lengthOf(interval);
  const length = Math.min(Math.max(before / factor, minShown), whole);
  return within(interval.chromosome, interval.start + at * (before - length), length, whole);
}

/** So many bases around a position. */
export const around = (chromosome: string, position: number, length: number, whole: number): Interval =>
  within(chromosome, position - length / 2, length, whole);
