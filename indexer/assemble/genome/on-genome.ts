/** Where residues of a protein lie on the chromosome. Pure. */
import type { Range, Strand, TranscriptModel } from "../joins/features.ts";

/**
 * The intervals that code for residues `start` to `end` (1-based, inclusive), in the order of the chromosome. What lies
 * beyond the coding sequence is left out; no interval at all means that the transcript does not code for them.
 */
export function onGenome(
  { pieces }: Pick<TranscriptModel, "pieces">,
  strand: Strand,
  { start, end }: Range,
): Range[] {
  const coding = pieces.filter(({ type }) => type === "CDS").toSorted((a, b) => a.start - b.start);
  const reverse = strand === "reverse";
  if (reverse) coding.reverse();
  const offset = coding[0]?.phase ?? 0;
  // In bases of the coding sequence, from 0, end exclusive.
  const [from, to] = [offset + 3 * (start - 1), offset + 3 * end];
  const intervals: Range[] = [];
  let before = 0;
  for (const piece of coding) {
    const length = piece.end - piece.start + 1;
    const [first, last] = [Math.max(0, from - before), Math.min(length, to - before) - 1];
    if (first <= last)
      intervals.push(
        reverse
          ? { start: piece.end - last, end: piece.end - first }
          : { start: piece.start + first, end: piece.start + last },
      );
    before += length;
  }
  return reverse ? intervals.reverse() : intervals;
}
