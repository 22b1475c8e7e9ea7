/** A sequence cut into lines, and places on them. Pure. */
import { isSmall } from "./segments.ts";
import type { SequenceSegment, SegmentKind } from "./segments.ts";

/** Residues between two gaps of a line. */
const block = 10;

export interface Piece {
  readonly kind: SegmentKind;
  readonly title: string;
  /** Residues of the line before the piece. */
  readonly at: number;
  readonly residues: string;
}

export interface SequenceLine {
  /** Position of the first residue, from 1. */
  readonly start: number;
  readonly length: number;
  readonly pieces: readonly Piece[];
}

/** Lines of `width` residues; a piece ends where its stretch or the line does. */
export function cutIntoLines(segments: readonly SequenceSegment[], width: number): SequenceLine[] {
  const lines: SequenceLine[] = [];
  let pieces: Piece[] = [];
  let filled = 0;
  const endLine = () => {
    lines.push({ start: lines.length * width + 1, length: filled, pieces });
    pieces = [];
    filled = 0;
  };
  for (const { kind, title, residues } of segments) {
    for (let from = 0; from < residues.length;) {
      const cut = residues.slice(from, from + width - filled);
      pieces.push({ kind, title, at: filled, residues: cut });
      filled += cut.length;
      from += cut.length;
      if (filled === width) endLine();
    }
  }
  if (filled > 0) endLine();
  return lines;
}

/** Residues as they stand in a line, with a gap after every tenth of it; the last one of a line has none behind it. */
export function withGaps(
  { kind, residues }: Pick<Piece, "kind" | "residues">,
  at: number,
  lineLength: number,
): string {
  let text = "";
  for (let i = 0; i < residues.length; i++) {
    text += residues[i];
    const next = at + i + 1;
    if (next % block === 0 && next < lineLength) text += " ";
  }
  return isSmall(kind) ? text.toLowerCase() : text;
}

/** Letters and gaps that a line of so many residues takes. */
export const columnsOf = (length: number): number => length + Math.max(0, Math.floor((length - 1) / block));

/** How many residues of a line lie before a place, given in columns from its start. */
export function residuesBefore(column: number, length: number): number {
  const nearest = Math.max(0, Math.round(column));
  const blocks = Math.floor(nearest / (block + 1));
  return Math.min(length, blocks * block + Math.min(nearest - blocks * (block + 1), block));
}
