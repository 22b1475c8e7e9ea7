/**
 * One figure for how a page comes, 0 to 100, by the curves of Lighthouse 13 for phones: each time is placed on a log-normal curve
 * through the values of the best tenth (0.9) and of the middle (0.5) of the web's pages. The speed index, which needs a film of
 * the page, is left out, and its tenth of the weight goes to the others.
 */
export interface Paints {
  /** ms until something, and until the largest part, was painted. */
  readonly fcp: number;
  readonly lcp: number;
  /** ms of tasks beyond their first 50 ms, after the first paint. */
  readonly blocked: number;
  /** Share of the page that jumped. */
  readonly cls: number;
}

interface Curve {
  readonly weight: number;
  readonly best: number;
  readonly middle: number;
}

const curves: readonly (Curve & { readonly of: keyof Paints })[] = [
  { of: "fcp", weight: 10, best: 1_800, middle: 3_000 },
  { of: "lcp", weight: 25, best: 2_500, middle: 4_000 },
  { of: "blocked", weight: 30, best: 200, middle: 600 },
  { of: "cls", weight: 25, best: 0.1, middle: 0.25 },
];
const allWeight = curves.reduce((sum, { weight }) => sum + weight, 0);
/** Standard deviations between the middle and the best tenth of a normal curve. */
const toBestTenth = 1.2816;

/** Abramowitz and Stegun 7.1.26, right to six digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const sum = series.reduce((value, factor) => (value + factor) * t, 0);
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** 1 for at once, 0.9 at the best tenth, 0.5 in the middle, towards 0 beyond. */
export function placed(value: number, { best, middle }: Omit<Curve, "weight">): number {
  if (value <= 0) return 1;
  const deviations = (Math.log(value / middle) * toBestTenth) / Math.log(middle / best);
  return (1 - erf(deviations / Math.SQRT2)) / 2;
}

/** 0 to 100. */
export const pageScore = (paints: Paints): number =>
  Math.round(
    (100 / allWeight) *
      curves.reduce((sum, curve) => sum + curve.weight * placed(paints[curve.of], curve), 0),
  );
