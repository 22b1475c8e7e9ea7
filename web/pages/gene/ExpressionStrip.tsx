import { useMemo } from "react";
import type { ExpressionLevel } from "../../../api/contract/index.ts";
import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { count } from "../../shared/format/format.ts";
import { layoutStrip, strip, stripHeight } from "./expression-strip.ts";
import type { Strip } from "./expression-strip.ts";

export interface ExpressionStripProps {
  /** Of the gene. */
  readonly name: string;
  readonly levels: readonly ExpressionLevel[];
}

/** The numbers of molecules per cell on one axis, proteins above RNAs; the table below has the same. Nothing for a single number. */
export function ExpressionStrip({ name, levels }: ExpressionStripProps) {
  const layout = useMemo(() => layoutStrip(levels), [levels]);
  if (layout === null) return null;
  return (
    <figure className="figure expression-strip">
      <StripPicture name={name} layout={layout} />
      <figcaption className="actions">
        <DrawingDownloads
          what={`molecules per cell of ${name}`}
          file={`${name}-expression`}
          drawing={<StripPicture name={name} layout={layout} />}
          width={strip.width}
          height={stripHeight(layout)}
        />
      </figcaption>
    </figure>
  );
}

const saidOf = ({ rows }: Strip): string =>
  rows
    .map(({ molecule, dots, min, max }) => `${molecule} ${count(dots.length)} values from ${min} to ${max}`)
    .join(", ");

const StripPicture = ({ name, layout }: { readonly name: string; readonly layout: Strip }) => (
  <svg
    viewBox={`0 0 ${strip.width} ${stripHeight(layout)}`}
    role="img"
    aria-label={`Molecules per cell of ${name}: ${saidOf(layout)}; the table below has all of them`}
  >
    <g>
      {layout.powers.map(({ power, x }) => (
        <g key={power}>
          <line className="axis-light" x1={x} x2={x} y1={0} y2={stripHeight(layout) - strip.axis} />
          <text className="t-muted" x={x} y={stripHeight(layout) - 8} textAnchor="middle">
            {power < 0 ? 10 ** power : count(10 ** power)}
          </text>
        </g>
      ))}
      {layout.rows.map(({ molecule, dots }, index) => (
        <g key={molecule} transform={`translate(0 ${(index + 0.5) * strip.row})`}>
          <text x={0} dy="0.35em">
            {molecule}
          </text>
          <line className="axis" x1={strip.left} x2={strip.width - strip.right} />
          {dots.map(({ x, text }, at) => (
            <circle key={at} className={`expression-dot expression-dot--${molecule}`} cx={x} r={strip.radius}>
              <title>{text}</title>
            </circle>
          ))}
        </g>
      ))}
    </g>
  </svg>
);
