/** How well ranked lists answer judged queries. Pure. */

/** What one query gave: ids of the group of the wanted thing, best first. */
export interface Judgement {
  /** Ids that are right. */
  readonly relevant: ReadonlySet<string>;
  readonly found: readonly string[];
  /** The most hits that the group can show. */
  readonly maxShown: number;
}

export interface Figures {
  readonly queries: number;
  /** Shares of queries with a right hit among the first 1, 3 and 5. */
  readonly success1: number;
  readonly success3: number;
  readonly success5: number;
  /** Mean of 1 / rank of the first right hit among 8. */
  readonly mrr8: number;
  /** Against the best order of as many hits as the group can show, at most 10. */
  readonly ndcg10: number;
  /** Share of queries whose group stayed empty. */
  readonly empty: number;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Rank of the first right hit, from 1; infinite when there is none. */
export function rankOf({ relevant, found }: Pick<Judgement, "relevant" | "found">): number {
  const at = found.findIndex((id) => relevant.has(id));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

const discount = (rank: number): number => 1 / Math.log2(rank + 2);

/** Normalised discounted gain of the first ten, every right hit being worth the same. */
export function ndcg10({ relevant, found, maxShown }: Judgement): number {
  const gain = found.slice(0, 10).reduce((sum, id, rank) => sum + (relevant.has(id) ? discount(rank) : 0), 0);
  const reachable = Math.min(10, maxShown, relevant.size);
  const best = Array.from({ length: reachable }, (_, rank) => discount(rank)).reduce(
    (sum, value) => sum + value,
    0,
  );
  return best === 0 ? 0 : gain / best;
}

/** Shares and means over the judged answers of a class. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const ranks = judgements.map(rankOf);
  const within = (maxRank: number): number => mean(ranks.map((rank) => (rank <= maxRank ? 1 : 0)));
  return {
    queries: judgements.length,
    success1: within(1),
    success3: within(3),
    success5: within(5),
    mrr8: mean(ranks.map((rank) => (rank <= 8 ? 1 / rank : 0))),
    ndcg10: mean(judgements.map(ndcg10)),
    empty: mean(judgements.map(({ found }) => (found.length === 0 ? 1 : 0))),
  };
}
