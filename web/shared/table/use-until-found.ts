import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * An element that waits to be asked for: it is not seen, but a search of the browser finds what is in it.
 * @param onFound shows it
 */
export function useUntilFound<E extends HTMLElement>(
  waits: boolean,
  onFound: () => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null) return;
    // React knows `hidden` only as a switch.
    if (waits) element.setAttribute("hidden", "until-found");
    else element.removeAttribute("hidden");
    const show = () => found();
    element.addEventListener("beforematch", show);
    return () => element.removeEventListener("beforematch", show);
  }, [waits]);
  return ref;
}
