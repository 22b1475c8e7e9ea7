/** The stretches that a sequence is shown in: the protein as one, nucleotides part by part with flanks. Pure. */
import type { Transcript, TranscriptPart } from "../../../api/contract/index.ts";

/** What of the nucleotides is shown. */
export interface PartChoice {
  readonly utr5: boolean;
  readonly exons: boolean;
  readonly introns: boolean;
  readonly utr3: boolean;
  /** Bases before the first base shown, in the direction of the transcript. */
  readonly upstream: number;
  readonly downstream: number;
}

/** Bases before and after them. */
export interface Flanks {
  readonly upstream: string;
  readonly downstream: string;
}

export const exonsOnly: PartChoice = {
  utr5: false,
  exons: true,
  introns: false,
  utr3: false,
  upstream: 0,
  downstream: 0,
};

export type SegmentKind = "protein" | "flank" | "cds" | "exon" | "intron" | "utr5" | "utr3";

export interface SequenceSegment {
  readonly kind: SegmentKind;
  readonly title: string;
  /** Upper case. */
  readonly residues: string;
}

type PartType = TranscriptPart["feature_type"];

const kinds: Readonly<Record<PartType, SegmentKind>> = {
  exon: "cds",
  cds_intron: "intron",
  five_prime_utr: "utr5",
  three_prime_utr: "utr3",
  five_prime_utr_intron: "intron",
  three_prime_utr_intron: "intron",
};

/** Introns of a UTR are shown with both: with introns and with that UTR. */
const isShown: Readonly<Record<PartType, (choice: PartChoice) => boolean>> = {
  exon: ({ exons }) => exons,
  cds_intron: ({ introns }) => introns,
  five_prime_utr: ({ utr5 }) => utr5,
  three_prime_utr: ({ utr3 }) => utr3,
  five_prime_utr_intron: ({ utr5, introns }) => utr5 && introns,
  three_prime_utr_intron: ({ utr3, introns }) => utr3 && introns,
};

function titleOf(type: PartType, exon: number, isCoding: boolean): string {
  switch (type) {
    case "exon":
      return isCoding ? `CDS exon ${exon}` : `Exon ${exon}`;
    case "cds_intron":
      return isCoding ? "CDS intron" : "Intron";
    case "five_prime_utr":
      return "5' UTR";
    case "three_prime_utr":
      return "3' UTR";
    case "five_prime_utr_intron":
      return "5' UTR intron";
    case "three_prime_utr_intron":
      return "3' UTR intron";
  }
}

/** A protein as one segment. */
export const proteinSegments = (sequence: string): SequenceSegment[] => [
  { kind: "protein", title: "Protein", residues: sequence },
];

/** The chosen parts of a transcript in its direction, flanks at the ends; those without residues are left out. */
export function nucleotideSegments(
  transcript: Transcript,
  choice: PartChoice,
  flanks: Flanks,
): SequenceSegment[] {
  const isCoding = transcript.cds_location !== null;
  let exon = 0;
  const parts = transcript.parts.flatMap(({ feature_type: type, residues }): SequenceSegment[] => {
    if (type === "exon") exon += 1;
    const kind = type === "exon" && !isCoding ? "exon" : kinds[type];
    return isShown[type](choice) ? [{ kind, title: titleOf(type, exon, isCoding), residues }] : [];
  });
  return [
    { kind: "flank" as const, title: "Upstream", residues: flanks.upstream },
    ...parts,
    { kind: "flank" as const, title: "Downstream", residues: flanks.downstream },
  ].filter(({ residues }) => residues !== "");
}

/** The residues of all segments in their order. */
export const residuesOf = (segments: readonly SequenceSegment[]): string =>
  segments.map(({ residues }) => residues).join("");

/** Whether a part is written small, so that it is told apart without colour: introns and flanks. */
export const isSmall = (kind: SegmentKind): boolean => kind === "intron" || kind === "flank";

/** The residues of all segments as they are written: introns and flanks small, in files too. */
export const writtenResidues = (segments: readonly SequenceSegment[]): string =>
  segments.map(({ kind, residues }) => (isSmall(kind) ? residues.toLowerCase() : residues)).join("");

/** The parts that a stretch of residues lies in, each title once. 1-based, inclusive. */
export function titlesWithin(segments: readonly SequenceSegment[], start: number, end: number): string[] {
  const titles = new Set<string>();
  let before = 0;
  for (const { title, residues } of segments) {
    if (before < end && before + residues.length >= start) titles.add(title);
    before += residues.length;
  }
  return [...titles];
}

/** How many of a transcript's parts are of a type. */
export const countOf = (transcript: Transcript, type: PartType): number =>
  transcript.parts.filter((part) => part.feature_type === type).length;
