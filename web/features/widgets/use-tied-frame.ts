import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { isReady, isResidue, isSelected } from "../frames/messages.ts";
import type { ResidueInterval, IntervalsMessage } from "../frames/messages.ts";
import { useSelectedResidues } from "./use-selected-residues.ts";

/** Whether a message comes from a view of this page. */
const isOfThisPage = (source: MessageEventSource | null): boolean =>
  [...document.querySelectorAll("iframe")].some((frame) => frame.contentWindow === source);

/**
 * Ties the view of a protein in a frame to the others of its page: it marks the residues that are selected there, what is
 * selected in it is selected there, and the residue that is pointed at in another view is marked in it.
 * @param around holds the frame
 */
export function useTiedFrame(
  around: RefObject<HTMLElement | null>,
  gene: Pick<GenePage, "transcripts">,
): void {
  const { selected, select } = useSelectedResidues(gene);
  const [start = 0, end = 0] = selected ?? [];
  const mark = useEffectEvent((interval: ResidueInterval | null) => {
    const message: IntervalsMessage = { type: "karyon:intervals", intervals: interval ? [interval] : [] };
    around.current?.querySelector("iframe")?.contentWindow?.postMessage(message, location.origin);
  });
  const hear = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    const isOwn = source === around.current?.querySelector("iframe")?.contentWindow;
    if (isOwn && isReady(data) && selected) mark(selected);
    if (isOwn && isSelected(data)) select(data.interval);
    if (!isOwn && isResidue(data) && isOfThisPage(source))
      mark(data.residue ? [data.residue.position, data.residue.position] : selected);
  });
  useEffect(() => mark(start > 0 ? [start, end] : null), [start, end]);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === location.origin) hear(event);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
}
