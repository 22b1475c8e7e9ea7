/** Puts the CDS lines of a transcript together. */
import type { GffFeature } from "../../read/records.ts";
import type { CodingPart } from "./model.ts";

type Part = Pick<GffFeature, "start" | "end" | "phase">;

/** Bases that a ribosome reads again where it slips back. */
const slippage = 2;

/**
 * The coding parts in the order of the chromosome: parts that adjoin are one, and the stop codon, which GTF writes apart,
 * is part of the last. null where parts overlap by more than a frame shift does.
 */
export function codingParts(
  lines: readonly Part[],
  stops: readonly Part[],
  strand: GffFeature["strand"],
): CodingPart[] | null {
  const parts: CodingPart[] = [];
  const missing = stops.filter(
    (stop) => !lines.some(({ start, end }) => start <= stop.start && stop.end <= end),
  );
  const inOrder = [...lines, ...missing].toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const { start, end, phase } of inOrder) {
    const last = parts.at(-1);
    if (last && last.start === start && last.end === end) continue;
    if (last && start <= last.end - slippage) return null;
    if (last && start === last.end + 1)
      parts.splice(-1, 1, { start: last.start, end, phase: strand === "-" ? phase : last.phase });
    else parts.push({ start, end, phase });
  }
  return withPhases(parts, strand);
}

/** Phases that a source leaves out are counted from the first coding base on. */
function withPhases(parts: readonly CodingPart[], strand: GffFeature["strand"]): CodingPart[] {
  if (parts.every(({ phase }) => phase !== null)) return [...parts];
  let coded = 0;
  const counted = (strand === "-" ? parts.toReversed() : parts).map((part, index) => {
    // Of a part of which nothing is said the first begins with a whole codon.
    const phase = part.phase ?? (index === 0 ? 0 : phaseAfter(coded));
    coded = part.end - part.start + 1 - phase;
    return { ...part, phase };
  });
  return strand === "-" ? counted.toReversed() : counted;
}

/** Bases that complete the codon which this many bases leave open. */
function phaseAfter(bases: number): 0 | 1 | 2 {
  const open = bases % 3;
  return open === 0 ? 0 : open === 1 ? 2 : 1;
}
