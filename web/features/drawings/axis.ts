/** The round number from a rough one on: 1, 2 or 5 with zeros, at least 1. */
export function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const found = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough);
  return Math.max(1, found ?? magnitude * 10);
}

/** Round positions along a range, at most `max` of them. */
export function ticks(start: number, end: number, max: number): number[] {
  const rough = (end - start) / max;
  if (rough <= 0) return [start];
  const step = roundStep(rough);
  const first = Math.ceil(start / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

/** Position → x, so that the range from start to end (both included) fills the width. */
export const scale =
  (start: number, end: number, width: number, left = 0) =>
  (position: number): number =>
    left + ((position - start) / (end - start + 1)) * width;

/** One decimal is enough in a drawing. */
export const px = (value: number): string => value.toFixed(1);
