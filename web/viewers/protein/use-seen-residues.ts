import { useEffect, useState } from "react";
import type { Seen } from "./scale.ts";

const numberIn = (detail: unknown, key: string): number | null => {
  const value: unknown = typeof detail === "object" && detail !== null ? Reflect.get(detail, key) : null;
  const number = typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
  return Number.isFinite(number) && number > 0 ? number : null;
};

/** The stretch of the protein that the navigation shows, as its elements tell it. */
export function useSeenResidues(manager: HTMLElement | null, length: number): Seen {
  const [seen, setSeen] = useState<Seen>([1, length]);
  useEffect(() => {
    const hear = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const [start, end] = [numberIn(detail, "display-start"), numberIn(detail, "display-end")];
      if (start !== null && end !== null && end >= start) setSeen([start, end]);
    };
    manager?.addEventListener("change", hear);
    return () => manager?.removeEventListener("change", hear);
  }, [manager]);
  return seen;
}
