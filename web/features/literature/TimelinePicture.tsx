import type { TimelineYear } from "./timeline.ts";

/** px: of a year, of the highest bar, and around */
const year = 24;
const bar = 120;
const around = 20;

/** px */
export const timelineHeight = bar + 3 * around;
/** px */
export const timelineWidth = (years: readonly TimelineYear[]): number => years.length * year + 2 * around;

/** The bars of all years, for a file. */
export function TimelinePicture({ years }: { readonly years: readonly TimelineYear[] }) {
  const max = Math.max(1, ...years.map(({ count }) => count));
  const px = (publications: number): number => (publications / max) * bar;
  return (
    <svg className="timeline-picture" width={timelineWidth(years)} height={timelineHeight}>
      <g>
        <g transform={`translate(${around} ${around + bar})`}>
          {years.map(({ year: name, count, curated }, index) => (
            <g key={name} transform={`translate(${index * year} 0)`}>
              <rect className="timeline__others" x={2} y={-px(count)} width={year - 4} height={px(count)} />
              <rect
                className="timeline__curated"
                x={2}
                y={-px(curated)}
                width={year - 4}
                height={px(curated)}
              />
              {count > 0 && (
                <text x={year / 2} y={-px(count) - 4} textAnchor="middle">
                  {count}
                </text>
              )}
              {name % 5 === 0 && (
                <text x={year / 2} y={around - 4} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}
