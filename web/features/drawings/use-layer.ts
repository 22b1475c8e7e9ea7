import { useEffect, useState } from "react";
import type { CSSProperties } from "react";
import type { ViewBox } from "./use-view-box.ts";

/** ms without a move after which a drawing is painted at its size */
const rest = 150;
/** What is painted is shown up to so much larger or smaller until then. */
const maxScaling = 1.6;

/** A painted drawing as one layer that is moved and stretched. */
export interface Layer {
  /** At which it is painted. */
  readonly scale: number;
  readonly style: CSSProperties;
}

/**
 * Where a layer lies that shows a drawing as `box` says: painted anew only for another scale, and then when it rests. While it
 * moves nothing of it takes the pointer, which would be looked for in all of its parts.
 */
export function useLayer(box: ViewBox): Layer {
  const [rested, setRested] = useState(box);
  useEffect(() => {
    if (rested === box) return;
    const resting = setTimeout(() => setRested(box), rest);
    return () => clearTimeout(resting);
  }, [box, rested]);
  const scaling = box.scale / rested.scale;
  const isNear = scaling < maxScaling && scaling > 1 / maxScaling;
  const scale = isNear ? rested.scale : box.scale;
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  return {
    scale,
    style: {
      transform: `translate(${x}px, ${y}px) scale(${box.scale / scale})`,
      ...(rested !== box && { pointerEvents: "none" }),
    },
  };
}
