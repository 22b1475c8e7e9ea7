/** Which of a few genes have what. Pure. */

/** What any of the genes has, with the places of those that have it, in ascending order. */
export function holdersOf(lists: readonly (readonly string[])[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [place, list] of lists.entries())
    for (const id of new Set(list)) holders.set(id, [...(holders.get(id) ?? []), place]);
  return holders;
}

/** What at least two genes have. */
export const sharedOf = (lists: readonly (readonly string[])[]): Map<string, number[]> =>
  new Map([...holdersOf(lists)].filter(([, places]) => places.length > 1));

/**
 * Leaves terms out where a term below has the same genes: it says more of them.
 * @param closures each term's own id and those of the terms above it
 */
export function mostSpecific(
  holders: ReadonlyMap<string, readonly number[]>,
  closures: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const specific = new Set(holders.keys());
  for (const [id, places] of holders)
    for (const above of closures.get(id) ?? [])
      // A term's genes have those above it as well: as many are the same ones.
      if (above !== id && holders.get(above)?.length === places.length) specific.delete(above);
  return specific;
}
