import { memo } from "react";
import { withGaps } from "./lines.ts";
import type { Piece, SequenceLine } from "./lines.ts";

interface LineMarks {
  /** Residues of the line that are selected: from the first to before the second; both 0 for none. */
  readonly from: number;
  readonly to: number;
  /** Residue before which the keyboard's place is; -1 when it is elsewhere. */
  readonly caret: number;
}

/** A piece in up to four: what is selected and what is not, and the keyboard's place between. */
function cut({ kind, title, at, residues }: Piece, lineLength: number, { from, to, caret }: LineMarks) {
  const end = at + residues.length;
  const bounds = [
    ...new Set([at, from, to, caret, end].filter((column) => column >= at && column <= end)),
  ].sort((a, b) => a - b);
  return bounds.slice(0, -1).map((start, index) => {
    const stop = bounds[index + 1] ?? end;
    const names = [
      `q-${kind}`,
      start >= from && stop <= to && to > from && "is-selected",
      start === caret && "has-caret",
    ]
      .filter(Boolean)
      .join(" ");
    return (
      <span key={start} className={names} title={title}>
        {withGaps({ kind, residues: residues.slice(start - at, stop - at) }, start, lineLength)}
      </span>
    );
  });
}

const Line = memo(({ line, from, to, caret }: LineMarks & { readonly line: SequenceLine }) => (
  <div className="seq__line">
    <span className="seq__number" aria-hidden="true">
      {line.start}
    </span>
    <span className="seq__residues" data-start={line.start} data-length={line.length}>
      {line.pieces.map((piece) => cut(piece, line.length, { from, to, caret }))}
    </span>
  </div>
));

export interface SequenceLinesProps {
  readonly lines: readonly SequenceLine[];
  /** Selected residues: those behind the first and up to the second count of residues. */
  readonly selected: { readonly after: number; readonly until: number } | null;
  /** Residues before the keyboard's place; null when the box is not in focus. */
  readonly caret: number | null;
}

const within = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/** The lines of a sequence. Only lines whose marks have changed are drawn again. */
export function SequenceLines({ lines, selected, caret }: SequenceLinesProps) {
  return lines.map((line) => {
    const before = line.start - 1;
    const from = selected ? within(selected.after - before, line.length) : 0;
    const to = selected ? within(selected.until - before, line.length) : 0;
    const column = caret === null ? -1 : caret - before;
    return (
      <Line
        key={line.start}
        line={line}
        from={from === to ? 0 : from}
        to={from === to ? 0 : to}
        caret={column >= 0 && column < line.length ? column : -1}
      />
    );
  });
}
