/** How surprising an overlap is: the upper tail of the hypergeometric distribution, and what remains after many tests. */

/** Logarithms of factorials, 0! first; grown when larger ones are asked for. */
const logFactorials = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push(logFactorials[i - 1]! + Math.log(i));
  return logFactorials[n]!;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

export interface Overlap {
  /** Genes of the background, and how many of them have the term. */
  readonly background: number;
  readonly inBackground: number;
  /** Genes of the set, and how many of them have the term. */
  readonly set: number;
  readonly inSet: number;
}

/**
 * The chance that a random set of this size has at least as many genes with the term. Sums from the term at `inSet` on;
 * each is the one before times a ratio, so that only the first needs factorials.
 */
export function upperTail({ background, inBackground, set, inSet }: Overlap): number {
  const least = Math.max(0, set - (background - inBackground));
  const most = Math.min(set, inBackground);
  if (inSet <= least) return 1;
  if (inSet > most) return 0;
  let chance = Math.exp(logChoose(inBackground, inSet) + logChoose(background - inBackground, set - inSet) - logChoose(background, set));
  let sum = chance;
  for (let k = inSet; k < most; k++) {
    chance *= ((inBackground - k) * (set - k)) / ((k + 1) * (background - inBackground - set + k + 1));
    sum += chance;
    // The chances fall once they are beyond the mean; what is left then changes no digit.
    if (chance < sum * 1e-18) break;
  }
  return Math.min(1, sum);
}

/** The q of each p by Benjamini and Hochberg: the share of false findings among all with a p as small. In the order of the p given. */
export function falseDiscoveryRates(ps: readonly number[]): number[] {
  const order = ps.map((_, index) => index).sort((a, b) => ps[b]! - ps[a]!);
  const qs = ps.map(() => 1);
  let least = 1;
  for (const [passed, index] of order.entries()) {
    least = Math.min(least, (ps[index]! * ps.length) / (ps.length - passed));
    qs[index] = least;
  }
  return qs;
}
