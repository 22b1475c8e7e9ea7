import { ChevronDown, ChevronUp } from "lucide-react";
import { useRef } from "react";
import { count } from "../format/format.ts";
import type { Cut } from "./cut.ts";

export interface ShowRowsProps {
  /** What the table is called, for those who hear the button without its table. */
  readonly table: string;
  readonly total: number;
  /** Rows that come when all are asked for, where they are fewer than all. */
  readonly max?: number;
  readonly cut: Cut;
  readonly onToggle: () => void;
}

/** Under a table that shows its first rows: brings all of them in their place, and takes them back. */
export function ShowRows({ table, total, max = Infinity, cut, onToggle }: ShowRowsProps) {
  const { at, isOpen } = cut;
  const bar = useRef<HTMLDivElement>(null);
  const toggle = () => {
    // What was read stays in view where hundreds of rows go.
    if (isOpen) bar.current?.closest("section")?.scrollIntoView();
    onToggle();
  };
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="show-rows" ref={bar}>
      <button type="button" className="button button--quiet" aria-expanded={isOpen} onClick={toggle}>
        <Arrow className="icon" aria-hidden />
        {isOpen
          ? `Show the first ${at} rows`
          : total > max
            ? `Show ${count(max)} of ${count(total)} rows`
            : `Show all ${count(total)} rows`}
        <span className="visually-hidden"> of {table}</span>
      </button>
    </div>
  );
}
