import type { Term } from "./ontology/obo.ts";
import type { GenePlan } from "./plan.ts";
import type { Random } from "./random.ts";

/** Puts coding genes with a role into complexes of two to nine; at most a quarter of them, and no complex twice. */
export function assignComplexes(coding: readonly GenePlan[], terms: readonly Term[], random: Random): { readonly complexes: Map<Term, GenePlan[]>; readonly complexOf: Map<number, Term> } {
  const complexes = new Map<Term, GenePlan[]>();
  const complexOf = new Map<number, Term>();
  const candidates = coding.filter(({ family, chromosome }) => family && chromosome !== "mitochondrial");
  const wanted = Math.max(1, Math.floor(candidates.length / 4));
  for (const term of random.sample(terms, terms.length)) {
    if (complexOf.size >= wanted || candidates.length === 0) break;
    const members = random.sample(candidates, random.between(2, 9)).filter(({ index }) => !complexOf.has(index));
    if (members.length === 0) continue;
    complexes.set(term, members);
    for (const { index } of members) complexOf.set(index, term);
  }
  return { complexes, complexOf };
}
