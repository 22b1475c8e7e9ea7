/** nt that are shown where nobody has said how many. */
const shown = 20_000;

/** Where the genome browser opens when nothing is asked for: some genes, away from the ends of the first chromosome. 1-based, inclusive. */
export function usualPlace(length: number): { readonly start: number; readonly end: number } {
  const start = Math.max(1, Math.floor(length / 4));
  return { start, end: Math.min(length, start + shown) };
}
