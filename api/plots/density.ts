/** How values are spread: the outline of a violin. Pure. */

export interface DensityPoint {
  readonly value: number;
  /** 0 to 1, of the densest place. */
  readonly density: number;
}

/** Points of the outline. */
const steps = 64;

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Gaussian kernel density with Silverman's bandwidth, from the smallest to the largest value. No points for no values. */
export function density(values: readonly number[]): DensityPoint[] {
  if (values.length === 0) return [];
  const low = values.reduce((min, value) => Math.min(min, value));
  const high = values.reduce((max, value) => Math.max(max, value));
  const bandwidth = 1.06 * (deviation(values) || 1) * values.length ** -0.2;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = low + ((high - low) * step) / steps;
    return {
      value: at,
      density: values.reduce((sum, value) => sum + Math.exp(-0.5 * ((at - value) / bandwidth) ** 2), 0),
    };
  });
  const densest = points.reduce((max, point) => Math.max(max, point.density), 0);
  return points.map((point) => ({ ...point, density: point.density / densest }));
}
