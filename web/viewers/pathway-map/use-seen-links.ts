import { useMemo } from "react";
import type { RefObject } from "react";
import type { ViewBox } from "../../features/drawings/use-view-box.ts";
import type { ShownLink } from "./shown-map.ts";

/** px of the map: links are chosen anew only when this much of it has come or gone. */
const tile = 300;
/** With more links in sight, labels would lie on each other. */
const maxLabels = 40;

/** Where the label of a link stands. */
export const middle = ({ from, to }: Pick<ShownLink, "from" | "to">) => ({
  x: (from.x + from.width / 2 + to.x + to.width / 2) / 2,
  y: (from.y + from.height / 2 + to.y + to.height / 2) / 2,
});

/** The links whose middles are seen, the strongest first; those that can be labelled. */
export function useSeenLinks(
  links: readonly ShownLink[],
  { x, y, scale }: ViewBox,
  frame: RefObject<HTMLElement | null>,
): readonly ShownLink[] {
  const [width, height] = [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0];
  const [left, top] = [Math.floor(-x / scale / tile), Math.floor(-y / scale / tile)];
  const [right, bottom] = [Math.ceil((width - x) / scale / tile), Math.ceil((height - y) / scale / tile)];
  return useMemo(() => {
    const seen = links.filter((link) => {
      const at = middle(link);
      return at.x >= left * tile && at.x <= right * tile && at.y >= top * tile && at.y <= bottom * tile;
    });
    return seen.length <= maxLabels ? seen : seen.filter(({ kind }) => kind !== "genes").slice(0, maxLabels);
  }, [links, left, top, right, bottom]);
}
