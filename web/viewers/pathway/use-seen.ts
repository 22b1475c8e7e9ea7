import { useMemo } from "react";
import type { RefObject } from "react";
import type { ViewBox } from "../../features/drawings/use-view-box.ts";
import type { PlacedBox } from "./block.ts";
import type { PlacedLink } from "./layout.ts";
import { maxTabStops } from "./PathwayParts.tsx";

/** px of the drawing: boxes are chosen anew only when this much of it has come or gone. */
const tile = 500;

/** The boxes in and near the part of a large drawing that is seen; all of them in a small one. */
export function useSeen(
  boxes: readonly PlacedBox[],
  { x, y, scale }: ViewBox,
  frame: RefObject<HTMLElement | null>,
): readonly PlacedBox[] {
  const [width, height] = [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0];
  const [left, top] = [Math.floor(-x / scale / tile) - 1, Math.floor(-y / scale / tile) - 1];
  const [right, bottom] = [
    Math.ceil((width - x) / scale / tile) + 1,
    Math.ceil((height - y) / scale / tile) + 1,
  ];
  return useMemo(
    () =>
      boxes.length <= maxTabStops
        ? boxes
        : boxes.filter(
            (box) =>
              box.x >= left * tile && box.x <= right * tile && box.y >= top * tile && box.y <= bottom * tile,
          ),
    [boxes, left, right, top, bottom],
  );
}

/** The links of these boxes: those whose names can be read. */
export const useSeenLinks = (
  links: readonly PlacedLink[],
  boxes: readonly PlacedBox[],
): readonly PlacedLink[] =>
  useMemo(() => {
    const ids = new Set(boxes.map(({ box }) => box.node.id));
    return links.filter(({ link }) => ids.has(link.source) || ids.has(link.target));
  }, [links, boxes]);
