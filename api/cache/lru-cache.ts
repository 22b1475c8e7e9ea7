/** A bounded memory with figures for operators: what was asked for longest ago goes first. */
import { LRUCache } from "lru-cache";
import { entries, reads, size } from "./metrics.ts";

/** What a cache is made of. */
export interface LruCacheOptions<T> {
  /** Its name in the figures. */
  readonly name: string;
  /** Sum of the sizes of the values that are held; a larger value is not held at all. */
  readonly maxSize: number;
  /** Size of a value, at least 1; each counts as 1 when absent. */
  readonly sizeOf?: (value: T) => number;
  /** Told of each value that is no longer held. */
  readonly onEvict?: (key: string) => void;
}

/** Values by key. null is a value, undefined is none. */
export class LruCache<T> {
  readonly #name: string;
  readonly #values: LRUCache<string, { readonly value: T }>;
  readonly #pending = new Map<string, Promise<T>>();

  constructor({ name, maxSize, sizeOf = () => 1, onEvict }: LruCacheOptions<T>) {
    this.#name = name;
    this.#values = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      ...(onEvict ? { dispose: (_value, key, reason) => void (reason === "set" || onEvict(key)) } : {}),
    });
  }

  get(key: string): T | undefined {
    const found = this.#values.get(key);
    reads.inc({ cache: this.#name, result: found ? "hit" : "miss" });
    return found?.value;
  }

  /** As `get`, but neither counted nor taken for a use of it. */
  peek(key: string): T | undefined {
    return this.#values.peek(key)?.value;
  }

  set(key: string, value: T): void {
    this.#values.set(key, { value });
    entries.set({ cache: this.#name }, this.#values.size);
    size.set({ cache: this.#name }, this.#values.calculatedSize);
  }

  /** The value of a key, made when it is not held. Those who ask while it is being made get the same; a failure is not held. */
  async read(key: string, make: () => Promise<T>): Promise<T> {
    const held = this.get(key);
    if (held !== undefined) return held;
    const pending = this.#pending.get(key) ?? this.#make(key, make);
    this.#pending.set(key, pending);
    return pending;
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    // It is pending before it can fail.
    await Promise.resolve();
    try {
      const value = await make();
      this.set(key, value);
      return value;
    } finally {
      this.#pending.delete(key);
    }
  }
}
