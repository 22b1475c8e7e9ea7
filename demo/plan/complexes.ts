import type { Term } from "../ontology/obo.ts";
import type { GenePlan } from "./plan.ts";
import type { Random } from "../random/random.ts";

export interface Complexes {
  readonly complexes: ReadonlyMap<Term, readonly GenePlan[]>;
  /** Complex by number of the gene. */
  readonly complexOf: ReadonlyMap<number, Term>;
}

/** Puts nuclear coding genes with a role into complexes of two to nine: first those whose theme is in the name of the complex, one from elsewhere. */
export function assignComplexes(
  coding: readonly GenePlan[],
  terms: readonly Term[],
  random: Random,
): Complexes {
  const complexes = new Map<Term, GenePlan[]>();
  const complexOf = new Map<number, Term>();
  const candidates = coding.filter(({ family, chromosome }) => family && chromosome !== "mitochondrial");
  if (candidates.length === 0) return { complexes, complexOf };
  const byTheme = Map.groupBy(candidates, ({ theme }) => theme);
  const themes = [...byTheme.keys()];
  for (const term of terms) {
    const theme = themes.find((name) => term.name.startsWith(name));
    const fitting = theme === undefined ? [] : (byTheme.get(theme) ?? []);
    const chosen = new Set([
      ...random.sample(fitting, random.between(2, 8)),
      ...(fitting.length > 0 ? [random.pick(candidates)] : []),
    ]);
    const members = [...chosen].filter(({ index }) => !complexOf.has(index));
    if (members.length < Math.min(2, candidates.length)) continue;
    complexes.set(term, members);
    for (const { index } of members) complexOf.set(index, term);
  }
  const first = terms[0];
  if (complexes.size === 0 && first) {
    const members = random.sample(candidates, 4);
    complexes.set(first, members);
    for (const { index } of members) complexOf.set(index, first);
  }
  return { complexes, complexOf };
}
