import { useMemo, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import type { Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { strandWords } from "../../../api/contract/values/strand.ts";
import { count } from "../../shared/format/format.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { px } from "./axis.ts";
import { factsText, partFacts } from "./part-facts.ts";
import { pointedBox } from "./pointed-box.ts";
import { isIntron, layoutTranscript, margin } from "./transcript.ts";
import type { PartShape } from "./transcript.ts";

const width = 1100;
const middle = 32;

const classOf = (shape: PartShape, isCoding: boolean): string =>
  shape.kind === "five_prime_utr"
    ? "p-utr5"
    : shape.kind === "three_prime_utr"
      ? "p-utr3"
      : isCoding
        ? "p-cds"
        : "p-exon";

/** A box; where the transcript ends, a box with a point. */
function box({ kind, left, right, arrow }: PartShape): string {
  const tip = Math.min(8, (right - left) / 2);
  return pointedBox({ left, right, middle, half: kind === "exon" ? 12 : 7, point: arrow, tip });
}

interface PointedPart {
  readonly shape: PartShape;
  /** Middle of the part in the frame of the drawing, as a share of its width. */
  readonly at: number;
}

/** Shows what a part is while it has the pointer or the focus; a tap gives it both. */
function usePartPopover() {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<PointedPart | null>(null);
  const show = (shape: PartShape, part: Element) => {
    const { left, width: whole } = frame.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const edges = part.getBoundingClientRect();
    setShown({ shape, at: Math.min(Math.max(((edges.left + edges.right) / 2 - left) / whole, 0), 1) });
  };
  const handlersOf = (shape: PartShape) => ({
    onPointerEnter: (event: PointerEvent) => show(shape, event.currentTarget),
    onPointerLeave: () => setShown((present) => (present?.shape === shape ? null : present)),
    onFocus: (event: FocusEvent) => show(shape, event.currentTarget),
    onBlur: () => setShown(null),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && setShown(null),
  });
  return { frame, shown, handlersOf };
}

export interface TranscriptFigureProps {
  readonly transcript: Transcript;
  /** Address of the sequence of a part. */
  readonly sequenceOf: (part: TranscriptPart) => string;
}

/**
 * A transcript to scale: full height = coding, lower = UTR, a line with a peak = intron, the point says the direction. Each
 * part leads to its sequence.
 */
export function TranscriptFigure({ transcript, sequenceOf }: TranscriptFigureProps) {
  const { frame, shown, handlersOf } = usePartPopover();
  return (
    <div className="figure-frame" ref={frame}>
      <div
        className="figure figure--scroll"
        tabIndex={0}
        role="region"
        aria-label={`Drawing of ${transcript.uniquename}, scrolls sideways`}
      >
        <div className="figure__inner">
          <TranscriptPicture transcript={transcript} sequenceOf={sequenceOf} handlersOf={handlersOf} />
        </div>
      </div>
      {shown && <PartPopover transcript={transcript} {...shown} />}
    </div>
  );
}

/** px of the drawing */
export const transcriptSize = { width: width + 2 * margin, height: 78 } as const;

interface TranscriptPictureProps extends TranscriptFigureProps {
  readonly handlersOf?: (shape: PartShape) => object;
}

/** The drawing itself, on the page and in files. */
export function TranscriptPicture({ transcript, sequenceOf, handlersOf }: TranscriptPictureProps) {
  const drawing = useMemo(() => layoutTranscript(transcript, width), [transcript]);
  return (
    <svg
      viewBox={`0 0 ${transcriptSize.width} ${transcriptSize.height}`}
      role="group"
      aria-label={`Transcript ${transcript.uniquename}, ${strandWords(transcript.location.strand)}, to scale; its positions can be shown as a table`}
    >
      {/* Files are drawn without the place of the outermost group. */}
      <g>
        <g transform={`translate(${margin} 0)`}>
          {drawing.ticks.map(({ x, position }, index) => (
            <g key={position}>
              <path className="axis-light" d={`M${px(x)} 8V56`} />
              {index % 2 === 0 && (
                <text
                  className="t-muted"
                  x={px(Math.min(Math.max(x, 25), width - 25))}
                  y={74}
                  textAnchor="middle"
                >
                  {count(position)}
                </text>
              )}
            </g>
          ))}
          {drawing.shapes.map((shape) => (
            <PageLink
              key={shape.part.uniquename}
              className="p-part"
              to={sequenceOf(shape.part)}
              aria-label={`${factsText(partFacts(transcript, shape))}; show its sequence`}
              {...handlersOf?.(shape)}
            >
              {isIntron(shape.kind) ? (
                <Intron shape={shape} />
              ) : (
                <Exon shape={shape} isCoding={transcript.cds_location !== null} />
              )}
            </PageLink>
          ))}
        </g>
      </g>
    </svg>
  );
}

/** An area around a part that is high enough for a finger. */
const Hit = ({ shape: { hit } }: { readonly shape: PartShape }) => (
  <rect
    className="p-hit"
    x={px(hit.left)}
    y={middle - 16}
    width={px(Math.max(1, hit.right - hit.left))}
    height={32}
  />
);

/** A line with a peak. */
const Intron = ({ shape }: { readonly shape: PartShape }) => (
  <>
    <Hit shape={shape} />
    <path
      className="p-intron"
      d={`M${px(shape.left)} ${middle}L${px((shape.left + shape.right) / 2)} 22L${px(shape.right)} ${middle}`}
    />
  </>
);

/** A box for an exon or an untranslated region; coding exons are numbered where there is room. */
const Exon = ({ shape, isCoding }: { readonly shape: PartShape; readonly isCoding: boolean }) => (
  <>
    <Hit shape={shape} />
    <path className={classOf(shape, isCoding)} d={box(shape)} />
    {shape.kind === "exon" && isCoding && shape.right - shape.left > 16 && (
      <text className="t-on-accent" x={px((shape.left + shape.right) / 2)} y={36.5} textAnchor="middle">
        {shape.number}
      </text>
    )}
  </>
);

/** What a part is, on its side of the drawing. */
function PartPopover({ transcript, shape, at }: PointedPart & { readonly transcript: Transcript }) {
  const { title, lines } = partFacts(transcript, shape);
  return (
    <div
      className="part-popover"
      style={at > 0.5 ? { right: `${100 * (1 - at)}%` } : { left: `${100 * at}%` }}
      aria-hidden="true"
    >
      <b>{title}</b>
      {lines.map(([label, positions]) => (
        <span key={label}>
          {label.charAt(0).toUpperCase() + label.slice(1)}: {positions}
        </span>
      ))}
    </div>
  );
}
