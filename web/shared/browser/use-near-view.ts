import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useBeforePrint } from "./use-before-print.ts";

/** How far below the window an element counts as near, in px. */
const usualMargin = 1500;
/** The same of views in frames, each of which is a page of its own: not before a reader comes to it. */
export const frameMargin = 600;

/** Whether the element is or was near the window. It is from the start where its content is known already, and on paper. */
export function useNearView<E extends Element>(
  known: boolean,
  margin = usualMargin,
): { readonly ref: RefObject<E | null>; readonly near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(known);
  useEffect(() => {
    if (near || ref.current === null) return;
    const watcher = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [near, margin]);
  useBeforePrint(!near, () => setNear(true));
  return { ref, near };
}
