import { useCallback, useState } from "react";
import type { RefCallback } from "react";
import { useBeforePrint } from "./use-before-print.ts";

/** How far below the window an element counts as near, in px. */
const usualMargin = 1500;
/** The same of views in frames, each of which is a page of its own: not before a reader comes to it. */
export const frameMargin = 600;

/**
 * Whether the element is or was near the window. It is from the start where its content is known already, and on paper.
 * The element may come later than who asks: a section is drawn when its turn has come.
 */
export function useNearView<E extends Element>(
  known: boolean,
  margin = usualMargin,
): { readonly ref: RefCallback<E>; readonly near: boolean } {
  const [near, setNear] = useState(known);
  const ref = useCallback(
    (element: E | null) => {
      if (near || element === null) return;
      const watcher = new IntersectionObserver(
        (seen) => seen.some((entry) => entry.isIntersecting) && setNear(true),
        { rootMargin: `${margin}px` },
      );
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [near, margin],
  );
  useBeforePrint(!near, () => setNear(true));
  return { ref, near };
}
