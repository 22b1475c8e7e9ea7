import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxShown, shownCounts } from "./suggest-limits.ts";

const search = {
  groups: {
    gene: { matched: 20, shown: 8 },
    term: { shown: 4 },
    reference: { shown: 6 },
    gocam: { shown: 5, shortfall_total: 14 },
    allele: { shown: 1 },
  },
  max_options: 20,
};

describe("shownCounts", () => {
  it.each([
    [
      "plenty of everything",
      { gene: 20, term: 90, reference: 90, gocam: 90, allele: 9 },
      { gene: 8, term: 4, reference: 6, gocam: 1, allele: 1 },
    ],
    [
      "plenty, no alleles and terms",
      { gene: 20, term: 0, reference: 90, gocam: 90, allele: 0 },
      { gene: 8, term: 0, reference: 6, gocam: 5, allele: 0 },
    ],
    [
      "few genes and publications",
      { gene: 2, term: 4, reference: 2, gocam: 90, allele: 0 },
      { gene: 2, term: 4, reference: 2, gocam: 12, allele: 0 },
    ],
    [
      "a shortfall of 14",
      { gene: 0, term: 0, reference: 0, gocam: 90, allele: 0 },
      { gene: 0, term: 0, reference: 0, gocam: 19, allele: 0 },
    ],
    [
      "no shortfall at 14",
      { gene: 14, term: 0, reference: 0, gocam: 90, allele: 0 },
      { gene: 8, term: 0, reference: 0, gocam: 5, allele: 0 },
    ],
    [
      "a shortfall of one",
      { gene: 13, term: 0, reference: 0, gocam: 90, allele: 0 },
      { gene: 8, term: 0, reference: 0, gocam: 6, allele: 0 },
    ],
    [
      "nothing",
      { gene: 0, term: 0, reference: 0, gocam: 0, allele: 0 },
      { gene: 0, term: 0, reference: 0, gocam: 0, allele: 0 },
    ],
  ])("of %s", (_case, totals, shown) => expect(shownCounts(totals, search)).toEqual(shown));

  it("stays within the options, the matches and what is fetched", () => {
    const count = fc.nat(200);
    fc.assert(
      fc.property(
        fc.record({ gene: count, term: count, reference: count, gocam: count, allele: count }),
        (totals) => {
          const shown = shownCounts(totals, search);
          const max = maxShown(search);
          expect(Object.values(shown).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(search.max_options);
          for (const type of ["gene", "term", "reference", "gocam", "allele"] as const) {
            expect(shown[type]).toBeLessThanOrEqual(Math.min(totals[type], max[type]));
          }
        },
      ),
    );
  });
});
