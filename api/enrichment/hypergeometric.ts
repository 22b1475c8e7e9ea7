/** How surprising an overlap is: the upper tail of the hypergeometric distribution, and what remains after many tests. */

/** Logarithms of factorials, 0! first; grown when larger ones are asked for. */
const logFactorials = [0];

function logFactorial(n: number): number {
  // `!`: the list is never empty, and as long as asked for.
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
 * The sum of chances from so many genes with the term on, upwards or downwards, away from the mean. Each is the one
 * before times a ratio, so that only the first needs factorials.
 */
function tailFrom({ background, inBackground, set, inSet }: Overlap, towards: 1 | -1): number {
  const last = towards === 1 ? Math.min(set, inBackground) : Math.max(0, set - (background - inBackground));
  let chance = Math.exp(
    logChoose(inBackground, inSet) +
      logChoose(background - inBackground, set - inSet) -
      logChoose(background, set),
  );
  let sum = chance;
  for (let k = inSet; k !== last; k += towards) {
    chance *=
      towards === 1
        ? ((inBackground - k) * (set - k)) / ((k + 1) * (background - inBackground - set + k + 1))
        : (k * (background - inBackground - set + k)) / ((inBackground - k + 1) * (set - k + 1));
    sum += chance;
    // The chances fall from the mean on; what is left then changes no digit.
    if (chance < sum * 1e-18) break;
  }
  return sum;
}

/**
 * The chance that a random set of this size has at least as many genes with the term. Below the mean it is what the other
 * tail leaves: the first chances of a long way up to the mean can be too small for a number.
 */
export function upperTail(overlap: Overlap): number {
  const { background, inBackground, set, inSet } = overlap;
  if (inSet <= Math.max(0, set - (background - inBackground))) return 1;
  if (inSet > Math.min(set, inBackground)) return 0;
  const isAbove = inSet * background > set * inBackground;
  return Math.min(1, isAbove ? tailFrom(overlap, 1) : 1 - tailFrom({ ...overlap, inSet: inSet - 1 }, -1));
}

/** The q of each p by Benjamini and Hochberg: the share of false findings among all with a p as small. In the order of the p given. */
export function falseDiscoveryRates(ps: readonly number[]): number[] {
  // `!`: indices of ps itself.
  const order = ps.map((_, index) => index).sort((a, b) => ps[b]! - ps[a]!);
  const qs = ps.map(() => 1);
  let min = 1;
  for (const [passed, index] of order.entries()) {
    min = Math.min(min, (ps[index]! * ps.length) / (ps.length - passed));
    qs[index] = min;
  }
  return qs;
}
