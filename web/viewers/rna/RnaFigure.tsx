import { memo } from "react";
import type { RnaLayout } from "./layout.ts";

/** px of a step along the backbone. */
export const unit = 15;
const radius = 6.5;
/** Each tenth base has its number. */
const numbered = 10;

export interface RnaFigureProps {
  readonly sequence: string;
  readonly layout: RnaLayout;
  /** The base that is pointed at, from 0. */
  readonly at: number | null;
  readonly onPoint: (at: number | null) => void;
}

/** Backbone, pairs and bases, in px from the corner of the layout's box. */
export function RnaFigure({ sequence, layout, at, onPoint }: RnaFigureProps) {
  const pointed = at === null ? [] : [at, layout.partners[at] ?? -1].filter((one) => one >= 0);
  const placed = layout.points.map(({ x, y }) => ({
    x: (x - layout.box.left) * unit,
    y: (y - layout.box.top) * unit,
  }));
  return (
    <g className="rna-figure">
      <Bases sequence={sequence} layout={layout} placed={placed} onPoint={onPoint} />
      {pointed.map((one) => (
        <circle key={one} className="rna-base__mark" cx={placed[one]?.x} cy={placed[one]?.y} r={radius + 2} />
      ))}
    </g>
  );
}

interface BasesProps extends Pick<RnaFigureProps, "sequence" | "layout" | "onPoint"> {
  readonly placed: readonly { readonly x: number; readonly y: number }[];
}

/** Thousands of bases are not drawn anew for the one that is pointed at. */
const Bases = memo(
  ({ sequence, layout: { partners }, placed, onPoint }: BasesProps) => (
    <>
      <polyline
        className="rna-backbone"
        points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
      />
      {placed.map(({ x, y }, index) => {
        const other = placed[partners[index] ?? -1];
        return (
          other &&
          (partners[index] ?? -1) > index && (
            <line key={index} className="rna-pair" x1={x} y1={y} x2={other.x} y2={other.y} />
          )
        );
      })}
      {placed.map(({ x, y }, index) => (
        <g
          key={index}
          className={`rna-base rna-base--${sequence[index]}`}
          onPointerEnter={() => onPoint(index)}
          // A finger leaves as it is lifted, and then what it tapped is read.
          onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPoint(null)}
        >
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y} dy="0.35em">
            {sequence[index]}
          </text>
        </g>
      ))}
      {placed.map((_, index) =>
        (index + 1) % numbered === 0 || index === 0 || index === placed.length - 1 ? (
          <Numbered key={index} placed={placed} index={index} />
        ) : null,
      )}
    </>
  ),
  (before, after) => before.layout === after.layout && before.sequence === after.sequence,
);

/** A number beside its base, away from the inside of its loop. */
function Numbered({ placed, index }: Pick<BasesProps, "placed"> & { readonly index: number }) {
  const [before, point, after] = [placed[index - 1], placed[index], placed[index + 1]];
  if (!point) return null;
  const [from, to] = [before ?? point, after ?? point];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const away = 15;
  return (
    <text
      className="rna-number"
      x={point.x - ((to.y - from.y) / length) * away}
      y={point.y + ((to.x - from.x) / length) * away}
      dy="0.35em"
    >
      {before === undefined ? "5′ 1" : after === undefined ? `${index + 1} 3′` : index + 1}
    </text>
  );
}
