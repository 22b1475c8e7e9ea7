import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** The width of an element in px, now and whenever it changes. */
export function useWidth<E extends Element>(): { readonly ref: RefObject<E | null>; readonly width: number } {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(ref.current);
    setWidth(Math.floor(ref.current.getBoundingClientRect().width));
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}
