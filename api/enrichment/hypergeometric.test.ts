import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { falseDiscoveryRates, upperTail } from "./hypergeometric.ts";

/** n choose k as a whole number. */
function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1n; i <= BigInt(k); i++) result = (result * (BigInt(n) - BigInt(k) + i)) / i;
  return result;
}

/** The tail as a fraction of whole numbers, rounded once at the end. */
function exactTail(background: number, inBackground: number, set: number, inSet: number): number {
  let ways = 0n;
  for (let k = inSet; k <= Math.min(set, inBackground); k++)
    ways += choose(inBackground, k) * choose(background - inBackground, set - k);
  const digits = 10n ** 60n;
  return Number((ways * digits) / choose(background, set)) / 1e60;
}

const overlap = fc
  .integer({ min: 1, max: 400 })
  .chain((background) =>
    fc
      .tuple(fc.integer({ min: 0, max: background }), fc.integer({ min: 1, max: background }))
      .chain(([inBackground, set]) =>
        fc
          .integer({ min: 0, max: Math.min(inBackground, set) })
          .map((inSet) => ({ background, inBackground, set, inSet })),
      ),
  );

describe("the upper tail", () => {
  it("is what exact fractions give", () => {
    fc.assert(
      fc.property(overlap, (one) => {
        const exact = exactTail(one.background, one.inBackground, one.set, one.inSet);
        const found = upperTail(one);
        if (exact > 1e-40) expect(Math.abs(found / exact - 1)).toBeLessThan(1e-9);
        else expect(found).toBeLessThan(1e-38);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    // background, with the term, set, with the term in the set, p; from the definition by hand
    [10, 5, 4, 4, 5 / 210],
    [52, 13, 5, 5, 1287 / 2598960],
    [20, 5, 8, 0, 1],
    [6, 3, 3, 2, 10 / 20],
  ])("of %i genes, %i with the term, a set of %i with %i: %d", (background, inBackground, set, inSet, p) => {
    expect(upperTail({ background, inBackground, set, inSet })).toBeCloseTo(p, 12);
  });

  it("stays a chance for the largest genomes", () => {
    expect(upperTail({ background: 60_000, inBackground: 30_000, set: 20_000, inSet: 9_000 })).toBeCloseTo(
      1,
      10,
    );
    expect(upperTail({ background: 5_000, inBackground: 3_000, set: 1_500, inSet: 100 })).toBe(1);
    expect(upperTail({ background: 60_000, inBackground: 500, set: 500, inSet: 500 })).toBe(0);
    expect(upperTail({ background: 60_000, inBackground: 100, set: 100, inSet: 30 })).toBeGreaterThan(0);
  });
});

describe("false discovery rates", () => {
  it("are those of the original paper's example", () => {
    // Benjamini and Hochberg 1995, section 4.1: at 0.05 the four smallest of fifteen are kept.
    const ps = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1.0,
    ];
    const qs = falseDiscoveryRates(ps);
    expect(qs.filter((q) => q <= 0.05)).toHaveLength(4);
    expect(qs[0]).toBeCloseTo(0.0015, 10);
    expect(qs[3]).toBeCloseTo((0.0095 * 15) / 4, 10);
    expect(qs.at(-1)).toBe(1);
  });

  it("are the least of what all larger p give, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (ps) => {
        const sorted = ps.toSorted((a, b) => a - b);
        const expected = ps.map((p) =>
          Math.min(
            1,
            ...sorted.flatMap((other, index) => (other >= p ? (other * ps.length) / (index + 1) : [])),
          ),
        );
        for (const [index, q] of falseDiscoveryRates(ps).entries())
          expect(q).toBeCloseTo(expected[index]!, 12);
      }),
    );
  });
});
