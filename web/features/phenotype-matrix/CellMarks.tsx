import { count } from "../../shared/format/format.ts";
import type { PhenotypeCell } from "../../../api/contract/index.ts";
import { directions } from "../entities/directions.ts";
import { barsOf, maxLength } from "./bars.ts";
import type { Extremes } from "./bars.ts";

const barHeight = 8;
const middle = maxLength + 1;

/** Bars to both sides of a line, in a place of 2 × (longest + 1) px from x. */
export function Bars({
  cell,
  extremes,
  x = 0,
  y = 0,
}: MarksProps & { readonly x?: number; readonly y?: number }) {
  const bars = barsOf(cell.findings, extremes);
  if (bars.length === 0) return null;
  const half = (barHeight + 4) / 2;
  return (
    <g>
      <path className="axis" d={`M${x + middle} ${y}v${2 * half}`} />
      {bars.map(({ direction, length, isUnknown }) => (
        <rect
          key={direction}
          className={`matrix__bar matrix__bar--${direction}${isUnknown ? " matrix__bar--unknown" : ""}`}
          x={x + middle - (direction === "down" ? length : 0)}
          y={y + 2}
          width={length}
          height={barHeight}
        />
      ))}
    </g>
  );
}

interface MarksProps {
  readonly cell: PhenotypeCell;
  readonly extremes: Extremes;
}

/** "▼2 ▲1", as the drawing for files has it. */
export const signsText = ({ findings }: PhenotypeCell): string =>
  findings
    .map((finding) => `${directions.find(({ id }) => id === finding.direction)?.sign}${count(finding.count)}`)
    .join(" ");

/** What a cell shows to those who see it; its words are beside it. */
export const CellMarks = ({ cell, extremes }: MarksProps) => (
  <span className="matrix__marks" aria-hidden>
    <svg width={2 * middle} height={barHeight + 4} viewBox={`0 0 ${2 * middle} ${barHeight + 4}`}>
      <Bars cell={cell} extremes={extremes} />
    </svg>
    <span>
      {cell.findings.map(({ direction, count: number }) => (
        <span key={direction} className={`overview__direction--${direction}`}>
          <i>{directions.find(({ id }) => id === direction)?.sign}</i>
          {count(number)}
        </span>
      ))}
    </span>
  </span>
);
