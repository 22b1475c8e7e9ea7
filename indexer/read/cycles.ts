/** Finds the cycles in a graph of ids. */

/**
 * @param edges the ids that each id points to; ids without an entry point nowhere
 * @returns paths whose last id is their first: at least one a group of ids that lead back to themselves
 */
export function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const start of edges.keys()) {
    if (done.has(start)) continue;
    // Depth first without recursion: a path of ids, and for each how many of its edges were followed.
    const path = [start];
    const onPath = new Set(path);
    const followed = [0];
    while (path.length > 0) {
      const id = path[path.length - 1] ?? "";
      const next = edges.get(id)?.[followed[path.length - 1] ?? 0];
      if (next === undefined) {
        done.add(id);
        onPath.delete(id);
        path.pop();
        followed.pop();
        continue;
      }
      followed[path.length - 1] = (followed[path.length - 1] ?? 0) + 1;
      if (done.has(next)) continue;
      if (onPath.has(next)) {
        cycles.push([...path.slice(path.indexOf(next)), next]);
        continue;
      }
      path.push(next);
      onPath.add(next);
      followed.push(0);
    }
  }
  return cycles;
}
