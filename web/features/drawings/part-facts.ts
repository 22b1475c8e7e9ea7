/** What is said of a part of a transcript beside its drawing. Pure. */
import type { Location, Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { count, range, spanOf } from "../../shared/format/format.ts";
import { partTitle } from "./transcript.ts";
import type { PartShape } from "./transcript.ts";

export interface PartDescription {
  readonly title: string;
  /** Lines of label and positions. */
  readonly lines: readonly (readonly [label: string, positions: string])[];
}

/** Positions along the transcript, whose first base is 1. */
function withinTranscript(
  { location: whole }: Transcript,
  { start_pos, end_pos }: Pick<Location, "start_pos" | "end_pos">,
): string {
  return whole.strand === "reverse"
    ? range(whole.end_pos - end_pos + 1, whole.end_pos - start_pos + 1)
    : range(start_pos - whole.start_pos + 1, end_pos - whole.start_pos + 1);
}

const touches = (part: TranscriptPart, other: TranscriptPart): boolean =>
  part.location.end_pos + 1 === other.location.start_pos ||
  other.location.end_pos + 1 === part.location.start_pos;

/** The exon that a coding part lies in, with the UTR that adjoins it; null where the part is the whole exon. */
function wholeExon(
  transcript: Transcript,
  part: TranscriptPart,
): Pick<Location, "start_pos" | "end_pos"> | null {
  const joined = [
    part,
    ...transcript.parts.filter((other) => other.feature_type.endsWith("utr") && touches(part, other)),
  ];
  if (joined.length === 1) return null;
  return {
    start_pos: Math.min(...joined.map(({ location }) => location.start_pos)),
    end_pos: Math.max(...joined.map(({ location }) => location.end_pos)),
  };
}

/** "Coding exon", "Coding part of exon" with the exon, "Exon" of what codes nothing, UTRs and introns. */
export function partFacts(transcript: Transcript, { part, kind, number }: PartShape): PartDescription {
  const isCoding = transcript.cds_location !== null;
  const positions = (
    label: string,
    where: Pick<Location, "start_pos" | "end_pos">,
  ): (readonly [string, string])[] => [
    [`${label}genomic location`, `${range(where.start_pos, where.end_pos)} (${count(spanOf(where))} nt)`],
    [`${label}transcript location`, withinTranscript(transcript, where)],
  ];
  const exon = kind === "exon" && isCoding ? wholeExon(transcript, part) : null;
  const title =
    kind === "exon"
      ? `${!isCoding ? "Exon" : exon ? "Coding part of exon" : "Coding exon"} ${number}`
      : partTitle(kind, number, isCoding);
  return {
    title,
    lines: [...positions("", part.location), ...(exon ? positions("whole exon, ", exon) : [])],
  };
}

/** As one line, for those who hear the drawing. */
export const factsText = ({ title, lines }: PartDescription): string =>
  `${title}, ${lines.map(([label, positions]) => `${label} ${positions}`).join(", ")}`;
