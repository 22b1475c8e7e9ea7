import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { Cut } from "./cut.ts";

export interface TableBodyProps {
  /** Of rows behind the cut of their table; null for others. */
  readonly cut: Cut | null;
  /** Its rows go on with those of the body before it. */
  readonly goesOn?: boolean;
  readonly children: ReactNode;
}

/**
 * Rows of a table. Those behind a cut wait until all are asked for: they are not seen, but on paper they are, and a search of
 * the browser finds them and opens the table.
 */
export function TableBody({ cut, goesOn = false, children }: TableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const waits = cut !== null && !cut.isOpen;
  const onFound = useEffectEvent(() => cut?.onFound());
  useLayoutEffect(() => {
    const { current: element } = body;
    if (element === null) return;
    // React knows `hidden` only as a switch.
    if (waits) element.setAttribute("hidden", "until-found");
    else element.removeAttribute("hidden");
    const found = () => onFound();
    element.addEventListener("beforematch", found);
    return () => element.removeEventListener("beforematch", found);
  }, [waits]);
  return (
    <tbody ref={body} role="rowgroup" className={goesOn ? "goes-on" : undefined}>
      {children}
    </tbody>
  );
}
