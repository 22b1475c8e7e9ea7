/** The known name that was most likely meant: at most a third of its letters away; null when none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) => distance < candidate.length && distance <= Math.ceil(candidate.length / 3),
    )
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate ?? null;
}

/** ` – did you mean NAME?`, or nothing where no known name is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  // Nobody means a name by a text that is longer than any.
  const near = nearest(name.slice(0, 100), known);
  return near === null ? "" : ` – did you mean ${near}?`;
}

/** Letters to insert, delete or replace to turn one word into the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replace = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
