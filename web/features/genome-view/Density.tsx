import { api } from "../../shared/api-client/api.ts";
import { count } from "../../shared/format/format.ts";
import { px, scale, ticks } from "../drawings/axis.ts";
import type { Interval } from "../genome-browser/interval.ts";

/** px */
const height = 210;
const [top, bottom] = [30, 160];

export interface DensityProps {
  readonly interval: Interval;
  readonly width: number;
}

/** How many coding genes lie where, where there are too many to draw each. */
export function Density({ interval, width }: DensityProps) {
  const { data } = api.useGenomeMapQuery();
  const map = data?.find(({ chromosome }) => chromosome === interval.chromosome);
  if (!map) return <div className="genome-view__empty" />;
  const x = scale(interval.start, interval.end, width);
  const most = Math.max(1, ...map.windows.map(({ coding }) => coding));
  const bars = map.windows
    .map(({ coding }, at) => ({
      coding,
      start: at * map.window + 1,
      end: Math.min(map.length, (at + 1) * map.window),
    }))
    .filter(({ start, end }) => end >= interval.start && start <= interval.end);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Coding genes in each ${count(map.window)} bases, at most ${most}`}
    >
      {ticks(interval.start, interval.end, Math.max(1, width / 90)).map((position) => (
        <text key={position} className="t-muted" x={px(x(position))} y={13} textAnchor="middle">
          {x(position) > 34 && x(position) < width - 34 && count(position)}
        </text>
      ))}
      {bars.map(({ start, end, coding }) => {
        const high = ((bottom - top) * coding) / most;
        return (
          <rect
            key={start}
            className="g-gene"
            x={px(x(start))}
            y={px(bottom - high)}
            width={px(Math.max(1, x(end + 1) - x(start)))}
            height={px(high)}
          />
        );
      })}
      <path className="axis" d={`M0 ${bottom}H${width}`} />
      <text className="t-muted" x={2} y={bottom + 20}>
        Coding genes in each {count(map.window)} bases, up to {most}
      </text>
      <text className="t-muted" x={2} y={bottom + 38}>
        Press a place to see its genes
      </text>
    </svg>
  );
}
