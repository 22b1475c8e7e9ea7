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
  /** Places among those that are kept: of a term itself, and of those that are below a term. Most terms have nothing to do with each other. */
  const indexOf = new Map<number, number>();
  const indicesBelow = new Map<number, number[]>();
  const into = new Map<number, number>();
  for (const { thing, ranks } of terms) {
    const closure = listAt(closures, thing);
    const indicesAbove = [...closure].flatMap((above) => indexOf.get(above) ?? []);
    const related = [...indicesAbove, ...(indicesBelow.get(thing) ?? [])].toSorted((a, b) => a - b);
    // `!`: each index is that of one that is kept.
    const same = related.find((index) => overlap(kept[index]!.genes, ranks) >= sameGenes);
    if (same !== undefined) {
      into.set(thing, kept[same]!.thing);
      continue;
    }
    const index = kept.push({ thing, genes: new Set(ranks) }) - 1;
    indexOf.set(thing, index);
    for (const above of closure) {
      const indices = indicesBelow.get(above);
      if (indices) indices.push(index);
      else indicesBelow.set(above, [index]);
    }
  }
  return into;
}

/** Genes that both have, of those that either has. */
function overlap(one: ReadonlySet<number>, other: readonly number[]): number {
  const both = other.filter((gene) => one.has(gene)).length;
  return both / (one.size + other.length - both);
}
