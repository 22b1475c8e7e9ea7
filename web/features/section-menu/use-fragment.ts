import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isTyped } from "../../shared/visits/visits.ts";

/** ms in which sections above may still come to their height */
const settling = 5_000;
/** What people do when they go on by themselves. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to an element, and again when what stands above it grows, until somebody moves on. Returns what stops it. */
function keepInView(target: HTMLElement): () => void {
  target.scrollIntoView();
  const watcher = new ResizeObserver(() => target.scrollIntoView());
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, settling);
  watcher.observe(document.body);
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  return stop;
}

/** The id that the fragment of an address names; null where it cannot be read, as "#%". */
export function idIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

/**
 * Scrolls to the section that the address names, once the page's content is there, and gives it the focus, so that the
 * keyboard goes on from there. Back keeps its own position.
 */
export function useFragment(): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP" && !isTyped(key);
  useEffect(() => {
    if (hash === "" || isBack) return;
    const id = idIn(hash);
    const target = id === null ? null : document.getElementById(id);
    if (target === null) return;
    // Not in the order of Tab: what is inside of it comes next.
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return keepInView(target);
  }, [hash, key, isBack]);
}
