/** One of a list by chance; null of an empty one. */
export const pickOne = <T>(list: readonly T[]): T | null =>
  list[Math.floor(Math.random() * list.length)] ?? null;
