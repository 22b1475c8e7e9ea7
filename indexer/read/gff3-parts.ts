/**
 * The parts of one transcript, as files write them: CDS and UTR lines, or exon and CDS lines, or all of these. An exon
 * line covers what its CDS and UTR lines cover again, so the two ways are never added up.
 */
import type { Note } from "./problem.ts";
import type { GffFeature } from "./records.ts";

/** 1-based, inclusive. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

export const utrTypes = ["five_prime_UTR", "three_prime_UTR"] as const;
type UtrType = (typeof utrTypes)[number];

/**
 * What of the exons lies before the first coding base, and what behind the last, in the direction of the strand. Bases
 * between two CDS lines that an exon covers, as a frame shift leaves them out, are neither. Nothing without a CDS.
 */
export function untranslated(
  exons: readonly Interval[],
  coding: readonly Interval[],
  strand: GffFeature["strand"],
): Record<UtrType, Interval[]> {
  if (coding.length === 0) return { five_prime_UTR: [], three_prime_UTR: [] };
  const first = Math.min(...coding.map(({ start }) => start));
  const last = Math.max(...coding.map(({ end }) => end));
  const left = exons
    .filter(({ start }) => start < first)
    .map(({ start, end }) => ({ start, end: Math.min(end, first - 1) }));
  const right = exons
    .filter(({ end }) => end > last)
    .map(({ start, end }) => ({ start: Math.max(start, last + 1), end }));
  return strand === "-"
    ? { five_prime_UTR: right, three_prime_UTR: left }
    : { five_prime_UTR: left, three_prime_UTR: right };
}

/** Intervals in order, those that overlap joined; with a reach of 1 also those that adjoin. */
export function joined(intervals: readonly Interval[], reach = 0): Interval[] {
  const whole: { start: number; end: number }[] = [];
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end + reach) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** Bases that a ribosome reads again where it slips back; such CDS lines have ids of their own in the official files. */
const slippage = 2;

/**
 * Notes parts of a transcript that overlap (exons with each other, CDS and UTRs with each other), since bases would count
 * twice, CDS lines outside of its exons, and UTR lines that are not what its exon and CDS lines leave untranslated.
 */
export function checkParts(transcript: GffFeature, parts: readonly GffFeature[], note: Note): void {
  const exons = parts.filter(({ type }) => type === "exon");
  const others = parts.filter(({ type }) => type === "CDS" || utrTypes.some((utr) => utr === type));
  checkOverlaps(exons, note);
  checkOverlaps(others, note);
  if (exons.length === 0) return;
  const coding = others.filter(({ type }) => type === "CDS");
  const covered = joined(exons, 1);
  for (const part of coding)
    if (!covered.some(({ start, end }) => start <= part.start && part.end <= end))
      note(part.line, `${labelOf(part)} is not within the exons of ${transcript.id}`);
  const utrs = others.filter(({ type }) => type !== "CDS");
  const [utr] = utrs;
  if (!utr) return;
  const left = untranslated(exons, coding, transcript.strand);
  for (const type of utrTypes) {
    const written = utrs.filter((part) => part.type === type);
    const [is, shouldBe] = [textOf(written), textOf(left[type])];
    if (is !== shouldBe)
      note(
        (written[0] ?? utr).line,
        `${type} of ${transcript.id} is ${is}, but its exon and CDS lines leave ${shouldBe} for it`,
      );
  }
}

function checkOverlaps(parts: readonly GffFeature[], note: Note): void {
  let before: GffFeature | undefined;
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (before && part.start + allowedOverlap(before, part) <= before.end) {
      const [earlier, later] = before.line < part.line ? [before, part] : [part, before];
      note(
        later.line,
        `${labelOf(later)} overlaps ${labelOf(earlier)} in line ${earlier.line}, of the same transcript`,
      );
    }
    if (!before || part.end > before.end) before = part;
  }
}

const allowedOverlap = (one: GffFeature, other: GffFeature): number =>
  one.type === "CDS" && other.type === "CDS" && one.id !== other.id ? slippage : 0;

const labelOf = ({ type, id, start, end }: GffFeature): string =>
  `${type}${id === null ? "" : ` ${id}`} at ${start}..${end}`;

const textOf = (intervals: readonly Interval[]): string =>
  joined(intervals, 1)
    .map(({ start, end }) => `${start}..${end}`)
    .join(", ") || "nothing";
