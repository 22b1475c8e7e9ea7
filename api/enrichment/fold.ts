/** Terms that say the same: one that has most of the genes of another, above or below it in the ontology, is folded into it. Pure. */
import { listAt } from "../threads/shared-lists.ts";
import type { SharedLists } from "../threads/shared-lists.ts";

/** Of the genes that either of two terms has, the share that both have, from which on they say the same. */
const sameGenes = 0.5;

interface Foldable {
  /** Its number. */
  readonly thing: number;
  /** Genes of the list that have it, by their rank. */
  readonly ranks: readonly number[];
}

/**
 * Says of each term which other stands for it, by their numbers.
 * @param terms the one that is kept before those that are folded into it
 * @param closures by the number of a term: its own and those of the terms above it
 */
export function folded(terms: readonly Foldable[], closures: SharedLists): ReadonlyMap<number, number> {
  const kept: { readonly thing: number; readonly genes: ReadonlySet<number> }[] = [];
  const into = new Map<number, number>();
  for (const { thing, ranks } of terms) {
    const above = new Set(listAt(closures, thing));
    const same = kept.find(
      (one) =>
        (above.has(one.thing) || listAt(closures, one.thing).includes(thing)) &&
        overlap(one.genes, ranks) >= sameGenes,
    );
    if (same) into.set(thing, same.thing);
    else kept.push({ thing, genes: new Set(ranks) });
  }
  return into;
}

/** Genes that both have, of those that either has. */
function overlap(one: ReadonlySet<number>, other: readonly number[]): number {
  const both = other.filter((gene) => one.has(gene)).length;
  return both / (one.size + other.length - both);
}
