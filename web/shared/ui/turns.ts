import { createContext, startTransition, use, useEffect, useState } from "react";
import { useBeforePrint } from "../browser/use-before-print.ts";

/** Draws something; whoever calls it again does nothing. */
type Draw = () => void;

/** Those of a page who wait to be drawn, in its order. */
export interface Queue {
  /** @returns leaves the queue */
  readonly join: (draw: Draw) => () => void;
  /** Somebody has been drawn. */
  readonly goOn: () => void;
}

export function createQueue(): Queue {
  const waiting = new Set<Draw>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    // A task of its own, after what has just been drawn is seen and what was pressed meanwhile is answered.
    timer ??= setTimeout(() => {
      timer = undefined;
      const [next] = waiting;
      if (next === undefined) return;
      waiting.delete(next);
      startTransition(next);
    });
  };
  return {
    join: (draw) => {
      waiting.add(draw);
      goOn();
      return () => {
        // Whoever leaves before the turn has come holds up nobody.
        if (!waiting.delete(draw)) goOn();
      };
    },
    goOn,
  };
}

/** null where all is drawn at once. */
export const QueueContext = createContext<Queue | null>(null);

/** Whether the turn of a section has come. On paper it has. */
export function useTurn(): boolean {
  const queue = use(QueueContext);
  const [hasCome, setCome] = useState(queue === null);
  const isDrawn = hasCome || queue === null;
  useEffect(() => {
    if (queue === null) return;
    // After the section has been painted.
    if (isDrawn) queue.goOn();
    else return queue.join(() => setCome(true));
  }, [queue, isDrawn]);
  useBeforePrint(!isDrawn, () => setCome(true));
  return isDrawn;
}
