import type { Transcript } from "../../../api/contract/index.ts";
import { spanOf } from "../../shared/format/format.ts";
import { partTitle } from "../../features/drawings/transcript.ts";

export interface PartRow {
  readonly id: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  /** nt */
  readonly length: number;
}

/**
 * The parts of a transcript in its direction.
 * @param relative count from the transcript's start, which is 1, instead of along the chromosome
 */
export function partRows(transcript: Transcript, relative: boolean): PartRow[] {
  const { start_pos, end_pos, strand } = transcript.location;
  const numbers = new Map<string, number>();
  return transcript.parts.map((part) => {
    const number = (numbers.get(part.feature_type) ?? 0) + 1;
    numbers.set(part.feature_type, number);
    const { start_pos: from, end_pos: to } = part.location;
    const [start, end] = !relative
      ? [from, to]
      : strand === "reverse"
        ? [end_pos - to + 1, end_pos - from + 1]
        : [from - start_pos + 1, to - start_pos + 1];
    return {
      id: part.uniquename,
      title: partTitle(part.feature_type, number, transcript.cds_location !== null),
      start,
      end,
      length: spanOf(part.location),
    };
  });
}
