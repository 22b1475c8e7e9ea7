import { useMemo } from "react";
import type { Transcript } from "../../../api/contract/index.ts";
import { count, range, spanOf } from "../../app/format.ts";
import { px } from "./axis.ts";
import { isIntron, layoutTranscript, partTitle } from "./transcript.ts";
import type { PartShape } from "./transcript.ts";

const margin = 10;
const width = 1100;
const middle = 32;

const classOf = (shape: PartShape, isCoding: boolean): string =>
  shape.kind === "five_prime_utr" ? "p-utr5" : shape.kind === "three_prime_utr" ? "p-utr3" : isCoding ? "p-cds" : "p-exon";

/** A box; where the transcript ends, a box with a point. */
function box(shape: PartShape): string {
  const half = shape.kind === "exon" ? 12 : 7;
  const tip = shape.arrow === null ? 0 : Math.min(8, (shape.right - shape.left) / 2);
  const [left, right] = [shape.left + (shape.arrow === "left" ? tip : 0), shape.right - (shape.arrow === "right" ? tip : 0)];
  const [top, bottom] = [middle - half, middle + half];
  return `M${px(left)} ${top}H${px(right)}${shape.arrow === "right" ? `L${px(shape.right)} ${middle}` : ""}L${px(right)} ${bottom}H${px(left)}${shape.arrow === "left" ? `L${px(shape.left)} ${middle}` : ""}z`;
}

/** A transcript to scale: full height = coding, lower = UTR, a line with a peak = intron, the point says the direction. */
export function TranscriptFigure({ transcript }: { readonly transcript: Transcript }) {
  const isCoding = transcript.protein !== null;
  const drawing = useMemo(() => layoutTranscript(transcript, width), [transcript]);
  return (
    <div className="figure figure--scroll" tabIndex={0} role="region" aria-label={`Drawing of ${transcript.uniquename}, scrolls sideways`}>
      <div className="figure__inner">
        <svg viewBox={`${-margin} 0 ${width + 2 * margin} 78`} role="img" aria-label={`Transcript ${transcript.uniquename}, ${transcript.location.strand} strand, to scale; the table below has the positions`}>
          {drawing.ticks.map(({ x, position }, index) => (
            <g key={position}>
              <path className="axis-light" d={`M${px(x)} 8V56`} />
              {index % 2 === 0 && <text className="t-muted" x={px(Math.min(Math.max(x, 25), width - 25))} y={74} textAnchor="middle">{count(position)}</text>}
            </g>
          ))}
          {drawing.shapes.map((shape) => {
            const title = `${partTitle(shape.kind, shape.number, isCoding)} · ${range(shape.part.location.start_pos, shape.part.location.end_pos)} (${count(spanOf(shape.part.location))} nt)`;
            return isIntron(shape.kind) ? (
              <path key={shape.part.uniquename} className="p-intron" d={`M${px(shape.left)} ${middle}L${px((shape.left + shape.right) / 2)} 22L${px(shape.right)} ${middle}`}><title>{title}</title></path>
            ) : (
              <g key={shape.part.uniquename}>
                <path className={classOf(shape, isCoding)} d={box(shape)}><title>{title}</title></path>
                {shape.kind === "exon" && isCoding && shape.right - shape.left > 16 && (
                  <text className="t-on-accent" x={px((shape.left + shape.right) / 2)} y={36.5} textAnchor="middle">{shape.number}</text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
