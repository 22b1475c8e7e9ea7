/** Where something is in a sorted list. Pure. */

/** The index of the first value whose key is not below the bound; keys ascend. */
export function firstAtLeast<T>(values: ArrayLike<T>, min: T): number;
export function firstAtLeast<T, K>(values: ArrayLike<T>, min: K, keyOf: (value: T) => K): number;
/** Looks in the middle of what is left, again and again. */
export function firstAtLeast<T>(values: ArrayLike<T>, min: T, keyOf = (value: T): T => value): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // There is one between any two others.
    if (keyOf(values[middle]!) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}
