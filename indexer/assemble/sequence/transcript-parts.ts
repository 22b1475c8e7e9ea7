/** Cuts a transcript into coding exons, UTRs and introns, in its own direction. */
import type { partTypes } from "../../../index-mappings/shapes/transcript.ts";
import type { Piece, PieceType, Range, Strand, TranscriptModel } from "../joins/features.ts";

type PartType = (typeof partTypes)[number];

export interface SequencePart extends Range {
  readonly type: PartType;
  readonly id: string;
}

const partTypeOf: Readonly<Record<PieceType, PartType>> = {
  CDS: "exon",
  exon: "exon",
  five_prime_UTR: "five_prime_utr",
  three_prime_UTR: "three_prime_utr",
};

/** How the ids of the parts go on after the transcript's, as the public GFF3 files write them. */
const idWords: Readonly<Record<PartType, string>> = {
  exon: "exon",
  five_prime_utr: "five_prime_UTR",
  three_prime_utr: "three_prime_UTR",
  cds_intron: "intron",
  five_prime_utr_intron: "intron",
  three_prime_utr_intron: "intron",
};

/** Parts from the 5' end on. What lies between two pieces that do not adjoin is an intron. Each kind counts from 1. */
export function transcriptParts(transcript: TranscriptModel, strand: Strand): SequencePart[] {
  const pieces = strand === "reverse" ? transcript.pieces.toReversed() : transcript.pieces;
  const counts = new Map<string, number>();
  const parts: SequencePart[] = [];
  const add = (type: PartType, { start, end }: Range) => {
    const word = idWords[type];
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    parts.push({ type, id: `${transcript.id}:${word}:${count}`, start, end });
  };
  let before: Piece | null = null;
  for (const piece of pieces) {
    const gap = before && gapBetween(before, piece);
    if (before && gap) add(intronType(before.type, piece.type), gap);
    add(partTypeOf[piece.type], piece);
    before = piece;
  }
  return parts;
}

function gapBetween(one: Range, other: Range): Range | null {
  const [left, right] = one.start < other.start ? [one, other] : [other, one];
  return right.start > left.end + 1 ? { start: left.end + 1, end: right.start - 1 } : null;
}

/** An intron with a UTR on either side belongs to that UTR. */
function intronType(before: PieceType, after: PieceType): PartType {
  if (before === "five_prime_UTR" || after === "five_prime_UTR") return "five_prime_utr_intron";
  return before === "three_prime_UTR" || after === "three_prime_UTR"
    ? "three_prime_utr_intron"
    : "cds_intron";
}

/** Whether a part is cut out of the transcript; introns of UTRs are named apart. */
export const isIntron = ({ type }: Pick<SequencePart, "type">): boolean => type.endsWith("intron");

/** Residues of a range, both ends included. */
export const lengthOf = ({ start, end }: Range): number => end - start + 1;

/** First to last coding residue; null where nothing is coding. */
export function codingRange({ pieces }: TranscriptModel): Range | null {
  const coding = pieces.filter(({ type }) => type === "CDS");
  return coding.length === 0
    ? null
    : {
        start: Math.min(...coding.map(({ start }) => start)),
        end: Math.max(...coding.map(({ end }) => end)),
      };
}
