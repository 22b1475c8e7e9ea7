/** Things that lie over each other on a line, put into lanes. Pure. */
import type { Extent } from "../drawings/hits.ts";

const isApart = (one: Extent, other: Extent): boolean => one.right <= other.left || other.right <= one.left;

/**
 * Each takes the first lane where it has room beside those that were given before it, so that what counts most is given first.
 * Where they lie as a whole makes no difference: what is moved sideways keeps its lanes.
 * @returns lanes from 0, in the order of the extents
 */
export function lanesOf(extents: readonly Extent[]): number[] {
  const lanes: Extent[][] = [];
  return extents.map((extent) => {
    const free = lanes.findIndex((lane) => lane.every((other) => isApart(extent, other)));
    const lane = free === -1 ? lanes.push([]) - 1 : free;
    lanes[lane]?.push(extent);
    return lane;
  });
}
