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
  const placeOf = new Map<number, number>();
  const placesBelow = new Map<number, number[]>();
  const into = new Map<number, number>();
  for (const { thing, ranks } of terms) {
    const closure = listAt(closures, thing);
    const placesAbove = [...closure].flatMap((above) => placeOf.get(above) ?? []);
    const related = [...placesAbove, ...(placesBelow.get(thing) ?? [])].toSorted((a, b) => a - b);
    // `!`: what has a place is kept.
    const same = related.find((place) => overlap(kept[place]!.genes, ranks) >= sameGenes);
    if (same !== undefined) {
      into.set(thing, kept[same]!.thing);
      continue;
    }
    const place = kept.push({ thing, genes: new Set(ranks) }) - 1;
    placeOf.set(thing, place);
    for (const above of closure) {
      const places = placesBelow.get(above);
      if (places) places.push(place);
      else placesBelow.set(above, [place]);
    }
  }
  return into;
}

/** Genes that both have, of those that either has. */
function overlap(one: ReadonlySet<number>, other: readonly number[]): number {
  const both = other.filter((gene) => one.has(gene)).length;
  return both / (one.size + other.length - both);
}
