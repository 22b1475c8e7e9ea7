/**
 * Seeded random numbers: xoshiro128** (Blackman & Vigna), its state filled by splitmix32 from an FNV-1a hash of the
 * seed text. Not for cryptography. Every entity draws from its own fork, so one more draw here never shifts another.
 */
export class Random {
  readonly #seed: string;
  readonly #state = new Uint32Array(4);

  constructor(seed: string) {
    this.#seed = seed;
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    for (let i = 0; i < 4; i++) {
      hash = (hash + 0x9e3779b9) | 0;
      let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      this.#state[i] = mixed ^ (mixed >>> 15);
    }
  }

  /** An independent stream for a part of the work, e.g. `fork("gene 12")`. */
  fork(label: string): Random {
    return new Random(`${this.#seed}/${label}`);
  }

  /** Uniform in [0, 1). */
  next(): number {
    const state = this.#state;
    const s0 = state[0] ?? 0,
      s1 = state[1] ?? 0,
      s2 = state[2] ?? 0,
      s3 = state[3] ?? 0;
    const product = Math.imul(s1, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const c = s2 ^ s0,
      d = s3 ^ s1;
    state[1] = s1 ^ c;
    state[0] = s0 ^ d;
    state[2] = c ^ (s1 << 9);
    state[3] = (d << 11) | (d >>> 21);
    return result / 4294967296;
  }

  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error("cannot pick from an empty list");
    return item;
  }

  /** One of the keys of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    // Object.entries forgets the key type
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) if ((left -= weight) < 0) return key;
    return this.pick(entries)[0];
  }

  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set<T>();
    const size = Math.min(count, items.length);
    for (let tries = 0; chosen.size < size && tries < size * 20; tries++) chosen.add(this.pick(items));
    return [...chosen];
  }

  /** ISO date between two years, both included. */
  date(fromYear: number, toYear: number): string {
    return `${this.between(fromYear, toYear)}-${two(this.between(1, 12))}-${two(this.between(1, 28))}`;
  }
}

const two = (n: number): string => String(n).padStart(2, "0");
