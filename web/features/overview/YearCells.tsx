import type { CSSProperties } from "react";
import { count } from "../../shared/format/format.ts";
import { spanText, writeYears } from "../literature/years.ts";
import type { YearSpan } from "../literature/years.ts";

const short = (year: number): string => String(year % 100).padStart(2, "0");

export interface YearCellsProps {
  /** Oldest first. */
  readonly spans: readonly YearSpan[];
  /** As the address has it; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (span: YearSpan) => void;
}

/** Papers by spans of years, as bars. */
export function YearCells({ spans, chosen, onChoose }: YearCellsProps) {
  const max = Math.max(...spans.map((span) => span.count));
  return (
    <div className="overview__years">
      {spans.map((span) => (
        <button
          key={span.first}
          type="button"
          className="overview__year"
          // React's types know no custom properties.
          style={{ "--share": `${Math.round((span.count / max) * 100)}%` } as CSSProperties}
          aria-pressed={chosen === writeYears(span)}
          title={spanText(span)}
          disabled={span.count === 0}
          onClick={() => onChoose(span)}
        >
          <span>
            {span.count === 0 ? "" : count(span.count)}
            <span className="visually-hidden"> {span.count === 1 ? "paper" : "papers"}, from </span>
          </span>
          <i />
          <span>
            ’{short(span.first)}
            <span className="visually-hidden"> to {span.last}, filter the literature</span>
          </span>
        </button>
      ))}
    </div>
  );
}
