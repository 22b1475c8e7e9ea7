/** Which process a pathway model belongs to. Pure. */

export interface GroupedModel {
  readonly id: string;
  /** Ids of the processes that it is part of; those of its title stand here twice. */
  readonly processes: readonly string[];
}

/**
 * For each model the one term of a slim that most of its processes belong to; of several, the one with fewest models, which
 * says most. "" for models of none of them.
 * @param closure a term and what stands above it
 */
export function groupModels(
  models: readonly GroupedModel[],
  slim: ReadonlySet<string>,
  closure: (term: string) => readonly string[],
): Map<string, string> {
  const tallies = new Map(
    models.map(({ id, processes }) => {
      const tally = new Map<string, number>();
      for (const process of processes)
        for (const term of closure(process)) if (slim.has(term)) tally.set(term, (tally.get(term) ?? 0) + 1);
      return [id, tally] as const;
    }),
  );
  const spread = new Map<string, number>();
  for (const tally of tallies.values())
    for (const term of tally.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  return new Map(
    [...tallies].map(([id, tally]) => {
      const [best] = [...tally].toSorted(
        ([a, times], [b, otherTimes]) =>
          otherTimes - times || (spread.get(a) ?? 0) - (spread.get(b) ?? 0) || (a < b ? -1 : 1),
      );
      return [id, best?.[0] ?? ""];
    }),
  );
}
