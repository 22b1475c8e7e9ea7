/** A bounded memory: what was asked for longest ago goes first. */
export class Kept<T> {
  readonly #values = new Map<string, { readonly value: T; readonly weight: number }>();
  readonly #most: number;
  #weight = 0;

  /** `most` is the sum of the weights that are kept; a value that is not weighed has the weight 1. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const found = this.#values.get(key);
    if (!found) return undefined;
    this.#values.delete(key);
    this.#values.set(key, found);
    return found.value;
  }

  set(key: string, value: T, weight = 1): void {
    this.#weight += weight - (this.#values.get(key)?.weight ?? 0);
    this.#values.delete(key);
    this.#values.set(key, { value, weight });
    for (const [oldest, { weight: old }] of this.#values) {
      if (this.#weight <= this.#most || this.#values.size === 1) return;
      this.#values.delete(oldest);
      this.#weight -= old;
    }
  }
}
