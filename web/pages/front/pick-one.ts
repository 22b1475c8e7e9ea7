/** One of a list by chance; null of an empty one. */
export const pickOne = <T>(list: readonly T[], chance: () => number = Math.random): T | null =>
  list[Math.floor(chance() * list.length)] ?? null;
