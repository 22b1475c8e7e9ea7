import { useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isTyped } from "../visits/visits.ts";
import { createQueue, QueueContext } from "./turns.ts";

/**
 * A long page: its sections are drawn one after the other, from the first to the last, so that what is above can be read
 * and pressed while the rest is put together, and nothing that is seen moves. All are drawn at once for those who come
 * to a certain place of the page, by Back or by the address.
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // The server draws what stands above them, and their places: links lead there before the program has come.
  const isToPlace = !import.meta.env.SSR && (hash !== "" || (type === "POP" && !isTyped(key)));
  const [queue, setQueue] = useState(() => (isToPlace ? null : createQueue()));
  if (isToPlace && queue !== null) setQueue(null);
  return <QueueContext value={queue}>{children}</QueueContext>;
}
