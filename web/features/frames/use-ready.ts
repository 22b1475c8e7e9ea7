import { useEffect } from "react";
import type { ReadyMessage } from "./messages.ts";

/**
 * Tells the page around the view that it is drawn, and how high it is whenever that changes.
 * @param isReady whether it is drawn, or has said why it cannot be
 */
export function useReady(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || parent === window) return;
    const tell = () => {
      const message: ReadyMessage = {
        type: "karyon:ready",
        height: document.getElementById("root")?.scrollHeight ?? null,
      };
      parent.postMessage(message, location.origin);
    };
    const watcher = new ResizeObserver(tell);
    const root = document.getElementById("root");
    // It is told at once, as soon as all that belongs to it is laid out.
    if (root) watcher.observe(root);
    return () => watcher.disconnect();
  }, [isReady]);
}
