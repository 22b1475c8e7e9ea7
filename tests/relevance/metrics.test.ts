import { describe, expect, it } from "vitest";
import { figuresOf, ndcg10, rankOf } from "./metrics.ts";

const judged = (found: readonly string[], relevant: readonly string[], maxShown = 8) => ({
  found,
  relevant: new Set(relevant),
  maxShown,
});

describe("metrics", () => {
  it("rank the first right hit", () => {
    expect(rankOf(judged(["a", "b", "c"], ["c", "b"]))).toBe(2);
    expect(rankOf(judged(["a"], ["b"]))).toBe(Number.POSITIVE_INFINITY);
  });

  it("take as the best order what the group can show", () => {
    expect(ndcg10(judged(["a"], ["a", "b", "c"], 1))).toBe(1);
    expect(ndcg10(judged(["x", "a"], ["a"]))).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg10(judged([], ["a"]))).toBe(0);
  });

  it("are means over queries", () => {
    const figures = figuresOf([
      judged(["a"], ["a"]),
      judged(["x", "x", "x", "a"], ["a"]),
      judged([], ["a"]),
      judged(["x"], ["a"]),
    ]);
    expect(figures).toMatchObject({
      queries: 4,
      success1: 0.25,
      success3: 0.25,
      success5: 0.5,
      mrr8: (1 + 1 / 4) / 4,
      empty: 0.25,
    });
  });
});
