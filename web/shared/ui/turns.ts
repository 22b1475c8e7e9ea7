import { createContext, startTransition, use, useLayoutEffect, useState } from "react";
import { useBeforePrint } from "../browser/use-before-print.ts";

/** Has a section drawn. */
type Draw = () => void;

/** Those of a page who wait to be drawn, in its order. */
export interface Queue {
  /** @returns leaves the queue: the section has been drawn, or is no more */
  readonly join: (draw: Draw) => () => void;
}

/** The root element tells styles and tests that sections of the page are still to come: `is-coming`. */
export function createQueue(): Queue {
  const waiting = new Set<Draw>();
  let current: Draw | null = null;
  const tell = (): void => {
    document.documentElement.classList.toggle("is-coming", waiting.size > 0 || current !== null);
  };
  // A task of its own: what was pressed meanwhile is answered first.
  const goOn = (): void => {
    setTimeout(() => {
      const [next] = waiting;
      if (current !== null || next === undefined) return;
      waiting.delete(next);
      current = next;
      startTransition(next);
    });
  };
  return {
    join: (draw) => {
      waiting.add(draw);
      tell();
      goOn();
      return () => {
        waiting.delete(draw);
        if (current === draw) current = null;
        tell();
        goOn();
      };
    },
  };
}

/** null where all is drawn at once. */
export const QueueContext = createContext<Queue | null>(null);

/** Whether the turn of a section has come. On paper it has. */
export function useTurn(): boolean {
  const queue = use(QueueContext);
  const [hasCome, setCome] = useState(queue === null);
  const isDrawn = hasCome || queue === null;
  useLayoutEffect(() => {
    if (!isDrawn) return queue.join(() => setCome(true));
  }, [queue, isDrawn]);
  useBeforePrint(!isDrawn, () => setCome(true));
  return isDrawn;
}
