import { useEffect, useState } from "react";
import type { SyntheticEvent } from "react";
import { isFeature } from "../frames/messages.ts";
import type { FeatureMessage } from "../frames/messages.ts";

/** The feature whose row an event is in: a cell of it has the id as `data-feature`. */
function featureAt({ target }: SyntheticEvent): string | null {
  const row = target instanceof Element ? target.closest("tbody tr") : null;
  return row?.querySelector("[data-feature]")?.getAttribute("data-feature") ?? null;
}

/** Tells the drawings of the page's protein which feature is pointed at. */
function tell(id: string | null): void {
  const message: FeatureMessage = { type: "karyon:feature", selectedProteinFeatureId: id };
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(".protein-viewer iframe"))
    frame.contentWindow?.postMessage(message, location.origin);
}

/** What hears that a row is pointed at or has the focus. */
const handlers = {
  onPointerOver: (event: SyntheticEvent) => tell(featureAt(event)),
  onPointerLeave: () => tell(null),
  onFocus: (event: SyntheticEvent) => tell(featureAt(event)),
  onBlur: () => tell(null),
} as const;

/** Ties a table to the drawings of a protein: a row marks its feature there, and the feature that is pointed at there is told. */
export function useTiedRows() {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source !== window && isFeature(data))
        setPointed(data.selectedProteinFeatureId);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  return { pointed, handlers };
}
