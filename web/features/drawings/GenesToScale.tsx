/** Genes as arrows above and below an axis, by their strands. */
import type { ReactNode } from "react";
import { count } from "../../shared/format/format.ts";
import { px } from "./axis.ts";
import type { GeneBox, Strip } from "./neighbourhood.ts";
import { pointedBox } from "./pointed-box.ts";

/** px from the upper edge. */
export const axisY = 50;
/** px */
export const stripHeight = 112;
/** px of a letter, to leave out names that would run into each other. */
const letter = 7;

/** Coding genes are high, others low; one whose strand is not given points nowhere. */
function arrow({ gene, isCoding, above, left, right }: GeneBox): string {
  const half = isCoding ? 8 : 4;
  const middle = above ? 40 - half : 58 + half + (isCoding ? 0 : 2);
  const point =
    gene.location.strand === "forward" ? "right" : gene.location.strand === "reverse" ? "left" : null;
  return pointedBox({
    left,
    right,
    middle,
    half,
    point,
    tip: Math.min(isCoding ? 7 : 4, (right - left) * 0.6),
  });
}

/** Names that have room: the focus gene's first, then the others from left to right. */
function labelled(boxes: readonly GeneBox[], width: number): ReadonlySet<GeneBox> {
  const placed: { box: GeneBox; left: number; right: number }[] = [];
  const byWeight = boxes
    .filter((box) => box.isFocus || (box.isCoding && box.gene.name !== null))
    .toSorted((a, b) => Number(b.isFocus) - Number(a.isFocus));
  for (const box of byWeight) {
    const half = ((box.gene.name ?? box.gene.uniquename).length * letter) / 2;
    const centre = (box.left + box.right) / 2;
    const [left, right] = [centre - half, centre + half];
    const isFree = placed.every(
      (other) => other.box.above !== box.above || right < other.left || left > other.right,
    );
    if (isFree && (box.isFocus || (left >= -half && right <= width + half)))
      placed.push({ box, left, right });
  }
  return new Set(placed.map(({ box }) => box));
}

const shape = (box: GeneBox): string => (box.isFocus ? "g-focus" : box.isCoding ? "g-gene" : "g-rna");

interface GeneArrowProps {
  readonly box: GeneBox;
  readonly isNamed: boolean;
}

const GeneArrow = ({ box, isNamed }: GeneArrowProps) => (
  <>
    <path className={shape(box)} d={arrow(box)} />
    {isNamed && (
      <text
        className={box.isFocus ? "t-name t-focus" : "t-name"}
        x={px((box.left + box.right) / 2)}
        y={box.above ? 16 : 90}
        textAnchor="middle"
      >
        {box.gene.name ?? box.gene.uniquename}
      </text>
    )}
  </>
);

export interface GenesToScaleProps {
  readonly strip: Strip;
  /** px */
  readonly width: number;
  /** What the arrow of a gene stands in. */
  readonly around: (box: GeneBox, arrow: ReactNode) => ReactNode;
}

/** The axis with its positions, and the genes. */
export function GenesToScale({ strip, width, around }: GenesToScaleProps) {
  const names = labelled(strip.boxes, width);
  return (
    <g>
      <path className="axis" d={`M0 ${axisY}H${width}`} />
      {strip.ticks.map(({ x, position }, index) => (
        <g key={position}>
          <path className="axis" d={`M${px(x)} ${axisY}v4`} />
          {index % 2 === 0 && x > 40 && x < width - 40 && (
            <text className="t-muted" x={px(x)} y={108} textAnchor="middle">
              {count(position)}
            </text>
          )}
        </g>
      ))}
      {strip.boxes.map((box) => around(box, <GeneArrow box={box} isNamed={names.has(box)} />))}
    </g>
  );
}
