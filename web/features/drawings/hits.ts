/** Where marks that stand in a row can be pressed: narrow ones beside them, too. Pure. */

export interface Extent {
  readonly left: number;
  readonly right: number;
}

/** px: what a finger needs in drawings that are shown at their smallest. */
const target = 28;
/** px at the edge of a wide mark that a narrow one may have. */
const edge = 4;

const missingTo = ({ left, right }: Extent): number => target - (right - left);

/** What a mark may have on one of its sides: of the gap to its neighbour, or of the neighbour's edge. */
type Share = (neighbour: Extent | undefined, gap: number, toNext: number) => number;

/** Narrow neighbours share a gap, wide ones need none of it. */
const ofGap: Share = (neighbour, gap) => (neighbour && missingTo(neighbour) > 0 ? gap / 2 : gap);
/** Without touching what is behind the neighbour. */
const ofEdge: Share = (neighbour, _gap, toNext) =>
  neighbour ? Math.max(0, Math.min(edge, -missingTo(neighbour) / 2, toNext)) : 0;

/** Widens narrow marks by their shares on both sides, as evenly as these allow; wide neighbours give way. */
function widened(marks: readonly Extent[], room: Extent, share: Share): Extent[] {
  const row = marks.map((mark) => ({ mark, hit: { left: mark.left, right: mark.right } }));
  for (const [at, { mark, hit }] of row.entries()) {
    const missing = missingTo(mark);
    const [before, second] = row.slice(0, at).toSorted((a, b) => b.mark.right - a.mark.right);
    const [after, third] = row.slice(at + 1);
    const [from, to] = [before?.mark.right ?? room.left, after?.mark.left ?? room.right];
    // One that overlaps another keeps to itself.
    if (missing <= 0 || mark.left < from || mark.right > to) continue;
    const left = share(before?.mark, mark.left - from, from - (second?.mark.right ?? room.left));
    const right = share(after?.mark, to - mark.right, (third?.mark.left ?? room.right) - to);
    const toLeft = Math.min(left, Math.max(missing / 2, missing - right));
    hit.left -= toLeft;
    hit.right += Math.min(right, missing - toLeft);
    if (before) before.hit.right = Math.min(before.hit.right, hit.left);
    if (after) after.hit.left = Math.max(after.hit.left, hit.right);
  }
  return row.map(({ hit }) => hit);
}

/**
 * @param marks of one row, from left to right
 * @param room that they share
 * @returns in the same order; they overlap only where marks do
 */
export function hitsOf(marks: readonly Extent[], room: Extent): Extent[] {
  // What one neighbour does not need of its half the other may have.
  const free = widened(widened(marks, room, ofGap), room, ofGap);
  return widened(free, room, ofEdge);
}
