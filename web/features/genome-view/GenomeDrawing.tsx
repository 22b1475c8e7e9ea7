import { useMemo } from "react";
import type { GeneInInterval } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import { px, scale } from "../drawings/axis.ts";
import type { Interval } from "../genome-browser/interval.ts";
import { GeneLane } from "./GeneLane.tsx";
import { laneHeight, layoutGenome } from "./layout.ts";

/** px of the ruler above the genes, and between the lanes of the strands. */
const rulerHeight = 26;
const between = 10;

export interface GenomeDrawingProps {
  readonly genes: readonly GeneInInterval[];
  readonly interval: Interval;
  /** An interval, mostly a gene, that stands out. */
  readonly marked: Interval | null;
  /** px */
  readonly width: number;
  readonly isFramed: boolean;
}

const isAt =
  (marked: Interval | null) =>
  ({ location }: GeneInInterval): boolean =>
    marked !== null && location.start_pos === marked.start && location.end_pos === marked.end;

/** Genes of an interval in lanes, those of the forward strand above the line. */
export function GenomeDrawing({ genes, interval, marked, width, isFramed }: GenomeDrawingProps) {
  const steps = useRovingFocus<SVGSVGElement>();
  const here = marked?.chromosome === interval.chromosome ? marked : null;
  const drawing = useMemo(
    () => layoutGenome(genes, interval, isAt(here), width),
    [genes, interval, here, width],
  );
  const axis = rulerHeight + drawing.lanes.above * laneHeight;
  const height = axis + between + drawing.lanes.below * laneHeight;
  const x = scale(interval.start, interval.end, width);
  const [forward, reverse] = [true, false].map(
    (above) => drawing.genes.filter((box) => box.above === above).length,
  );
  return (
    <svg
      ref={steps}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={`${count(forward ?? 0)} genes on the forward strand above the line, ${count(reverse ?? 0)} on the reverse strand below it`}
    >
      {here && (
        <rect
          className="genome-view__mark"
          x={px(x(here.start))}
          width={px(Math.max(2, x(here.end + 1) - x(here.start)))}
          height={height}
        />
      )}
      {drawing.ticks.map(({ x: at, position }) => (
        <g key={position}>
          <path className="axis-light" d={`M${px(at)} 18V${height}`} />
          {at > 34 && at < width - 34 && (
            <text className="t-muted" x={px(at)} y={13} textAnchor="middle">
              {count(position)}
            </text>
          )}
        </g>
      ))}
      <path className="axis" d={`M0 ${axis + between / 2}H${width}`} />
      {drawing.genes.map((box) => (
        <GeneLane
          key={box.gene.uniquename}
          box={box}
          y={box.above ? axis - (box.lane + 1) * laneHeight : axis + between + box.lane * laneHeight}
          isFramed={isFramed}
        />
      ))}
    </svg>
  );
}
