import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

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

/**
 * Scrolls to the section that the address names, once the page's content is there. Back keeps its own position; the
 * first page of a visit, whose key is "default", is no Back.
 */
export function useFragment(): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  useEffect(() => {
    if (hash === "" || isBack) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    return target ? keepInView(target) : undefined;
  }, [hash, key, isBack]);
}
