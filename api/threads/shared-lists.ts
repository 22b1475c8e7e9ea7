/** Lists of numbers in memory that threads share, one after the other: thousands of small arrays would take ten times as much. Pure. */
export interface SharedLists {
  /** Where each list begins; one more for the end of the last one. */
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(4 * length));

/** Puts lists one after the other. */
export function sharedLists(lists: readonly ArrayLike<number>[]): SharedLists {
  const starts = shared(lists.length + 1);
  // `!`: a start for each list, and one more.
  for (const [at, { length }] of lists.entries()) starts[at + 1] = starts[at]! + length;
  const values = shared(starts.at(-1) ?? 0);
  for (const [at, list] of lists.entries()) values.set(list, starts[at]);
  return { starts, values };
}

/** The list at a place; empty where there is none. */
export const listAt = ({ starts, values }: SharedLists, at: number): Uint32Array =>
  values.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);
