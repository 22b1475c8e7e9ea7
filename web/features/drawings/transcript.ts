/** Where the parts of a transcript lie in its drawing. Left is the lower position on the chromosome. */
import type { Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { scale, ticks } from "./axis.ts";
import { hitsOf } from "./hits.ts";
import type { Extent } from "./hits.ts";

const maxTicks = 10;
/** px beside a transcript, where its ends can be pressed, too. */
export const margin = 10;

export interface PartShape {
  readonly part: TranscriptPart;
  readonly kind: TranscriptPart["feature_type"];
  readonly left: number;
  readonly right: number;
  /** Where it can be pressed. */
  readonly hit: Extent;
  /** Number of an exon or intron, counted in the direction of the transcript. */
  readonly number: number;
  /** The end of the transcript points where it is read. */
  readonly arrow: "left" | "right" | null;
}

export interface TranscriptDrawing {
  readonly shapes: readonly PartShape[];
  readonly ticks: readonly { readonly x: number; readonly position: number }[];
}

/** @param width px */
export function layoutTranscript(transcript: Transcript, width: number): TranscriptDrawing {
  const { start_pos, end_pos, strand } = transcript.location;
  const x = scale(start_pos, end_pos, width);
  const numbers = new Map<TranscriptPart["feature_type"], number>();
  const last = transcript.parts.at(-1);
  const shapes = transcript.parts.map((part): Omit<PartShape, "hit"> => {
    const number = (numbers.get(part.feature_type) ?? 0) + 1;
    numbers.set(part.feature_type, number);
    return {
      part,
      kind: part.feature_type,
      left: x(part.location.start_pos),
      right: x(part.location.end_pos + 1),
      number,
      arrow: part !== last ? null : strand === "reverse" ? "left" : "right",
    };
  });
  shapes.sort((a, b) => a.left - b.left);
  const hits = hitsOf(shapes, { left: -margin, right: width + margin });
  return {
    shapes: shapes.map((shape, index) => ({ ...shape, hit: hits[index] ?? shape })),
    ticks: ticks(start_pos, end_pos, maxTicks).map((position) => ({ x: x(position), position })),
  };
}

const partNames: Readonly<Record<TranscriptPart["feature_type"], string>> = {
  exon: "Exon",
  cds_intron: "Intron",
  five_prime_utr: "5\u2032 UTR",
  three_prime_utr: "3\u2032 UTR",
  five_prime_utr_intron: "Intron of the 5\u2032 UTR",
  three_prime_utr_intron: "Intron of the 3\u2032 UTR",
};

/** "Coding exon 2", "5′ UTR" … */
export function partTitle(kind: TranscriptPart["feature_type"], number: number, isCoding: boolean): string {
  if (kind === "exon") return `${isCoding ? "Coding exon" : "Exon"} ${number}`;
  return kind.endsWith("intron") ? `${partNames[kind]} ${number}` : partNames[kind];
}

/** Whether a part is cut out of the transcript. */
export const isIntron = (kind: TranscriptPart["feature_type"]): boolean => kind.endsWith("intron");
