/**
 * Which things are like which: genes with the same rare annotations, terms of the same genes, publications about the
 * same genes. Each is a list of features (terms, genes) that few or many others have; a feature tells the more the fewer
 * have it.
 */
import { forEachPaced } from "../rows/pace.ts";

/** Something that is like another. */
export interface Relation {
  /** Of the other. */
  readonly item: number;
  /** Features that both have, the most telling first. */
  readonly shared: readonly number[];
}

/** Relations of one item that are kept. */
const maxRelations = 6;
/** A feature that more items have tells too little of any two of them. */
const maxHolders = 300;

interface Features {
  /** Features of each item. */
  readonly ofItem: readonly (readonly number[])[];
  /** Items of each feature. */
  readonly holders: readonly (readonly number[])[];
}

/** Bits that a feature tells of who has it: none if all do. */
const information = ({ ofItem, holders }: Features): Float64Array =>
  Float64Array.from(holders, ({ length }) => (length === 0 ? 0 : Math.log2(ofItem.length / length)));

/** Turns features of items into items of features. */
export function featuresOf(ofItem: readonly (readonly number[])[], count: number): Features {
  const holders = Array.from({ length: count }, (): number[] => []);
  for (const [item, features] of ofItem.entries())
    for (const feature of features) holders[feature]?.push(item);
  return { ofItem, holders };
}

/** Sums by number, kept in one stretch of memory and emptied after each use: most numbers have none. */
class Sums {
  readonly #sums: Float64Array;
  readonly #numbers: number[] = [];

  constructor(count: number) {
    this.#sums = new Float64Array(count);
  }

  /** @param value more than 0 */
  add(number: number, value: number): void {
    const sum = this.#sums[number] ?? 0;
    if (sum === 0) this.#numbers.push(number);
    this.#sums[number] = sum + value;
  }

  of(number: number): number {
    return this.#sums[number] ?? 0;
  }

  numbers(): readonly number[] {
    return this.#numbers;
  }

  empty(): void {
    for (const number of this.#numbers) this.#sums[number] = 0;
    this.#numbers.length = 0;
  }
}

type Scored = readonly [number: number, score: number];

/** Better ones first, ties by number. */
const byScore = ([a, x]: Scored, [b, y]: Scored): number => y - x || a - b;

/**
 * For each item those whose features are most like its own: the angle between the two, rare features weighing more.
 * @param min features that two have to share
 */
export async function alike(features: Features, min: number): Promise<readonly (readonly Relation[])[]> {
  const { ofItem, holders } = features;
  const bits = information(features);
  const weights = bits.map((one) => one * one);
  const sizes = ofItem.map((all) =>
    Math.sqrt(all.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0)),
  );
  const [shared, counts] = [new Sums(ofItem.length), new Sums(ofItem.length)];
  const relations: (readonly Relation[])[] = [];
  await forEachPaced(ofItem.entries(), ([item, own]) => {
    for (const feature of own) {
      const others = holders[feature] ?? [];
      if (others.length > maxHolders) continue;
      for (const other of others) {
        if (other === item) continue;
        shared.add(other, weights[feature] ?? 0);
        counts.add(other, 1);
      }
    }
    const mine = new Set(own);
    relations[item] = counts
      .numbers()
      .filter((other) => counts.of(other) >= min)
      .map((other): Scored => [other, shared.of(other) / (sizes[other] ?? 1)])
      .sort(byScore)
      .slice(0, maxRelations)
      .map(([other]) => ({
        item: other,
        shared: (ofItem[other] ?? [])
          .filter((feature) => mine.has(feature))
          .sort((a, b) => (bits[b] ?? 0) - (bits[a] ?? 0) || a - b),
      }));
    shared.empty();
    counts.empty();
  });
  return relations;
}

/** A feature that goes with another. */
export interface Partner {
  readonly feature: number;
  /** Items that have both. */
  readonly shared: number;
}

/** Items that have to have both of two features. */
const minShared = 3;

/**
 * For each feature those that the same items have more often than by chance: by how many items they share, and how much
 * more these are than expected. Features that belong together anyway are left out, also of those that are named.
 * @param isKin whether one of two features follows from the other
 */
export async function partners(
  { ofItem, holders }: Features,
  isKin: (a: number, b: number) => boolean,
): Promise<readonly (readonly Partner[])[]> {
  const counts = new Sums(holders.length);
  const partnersOf: Partner[][] = [];
  await forEachPaced(holders.entries(), ([feature, items]) => {
    partnersOf[feature] = [];
    if (items.length < minShared || items.length > maxHolders) return;
    for (const item of items) for (const other of ofItem[item] ?? []) counts.add(other, 1);
    const scored = counts.numbers().flatMap((other): Scored[] => {
      const [both, size] = [counts.of(other), holders[other]?.length ?? 0];
      const times = (both * ofItem.length) / (items.length * size);
      return other === feature || both < minShared || size > maxHolders || times <= 1
        ? []
        : [[other, both * Math.log2(times)]];
    });
    const kept: Partner[] = [];
    for (const [other] of scored.sort(byScore)) {
      if (kept.length === maxRelations) break;
      if (isKin(feature, other) || kept.some((one) => isKin(one.feature, other))) continue;
      kept.push({ feature: other, shared: counts.of(other) });
    }
    partnersOf[feature] = kept;
    counts.empty();
  });
  return partnersOf;
}
