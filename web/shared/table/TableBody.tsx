import type { ReactNode } from "react";
import type { Cut } from "./cut.ts";
import { useUntilFound } from "./use-until-found.ts";

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
  const body = useUntilFound<HTMLTableSectionElement>(cut !== null && !cut.isOpen, () => cut?.onFound());
  return (
    <tbody ref={body} role="rowgroup" className={goesOn ? "goes-on" : undefined}>
      {children}
    </tbody>
  );
}
