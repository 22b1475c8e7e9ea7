/** The index of a sorted, block-compressed table of intervals (TBI, tabix specification): which blocks hold what lies in a range. Pure. */
import type { Range } from "../joins/features.ts";
import { bgzip } from "./bgzip.ts";

/** A line of the table: where it lies, and where in the packed file it begins and ends (virtual offsets). */
export interface IndexedLine extends Range {
  readonly chromosome: string;
  readonly from: bigint;
  readonly to: bigint;
}

interface Chunk {
  from: bigint;
  to: bigint;
}

/** Positions that the format can hold: bins end there. */
export const maxPosition = 2 ** 29;

/** Bases of a window of the linear index. */
const windowShift = 14;

/** Columns of GFF3 that hold sequence, start and end; lines with `#` are skipped. */
const gffColumns = [0, 1, 4, 5, "#".charCodeAt(0), 0];

/** The smallest bin that holds a range. 0-based, end exclusive. */
function binOf(start: number, end: number): number {
  const last = end - 1;
  for (let shift = windowShift, first = 4681; shift < 29; shift += 3, first = (first - 1) / 8) {
    if (start >> shift === last >> shift) return first + (start >> shift);
  }
  return 0;
}

/**
 * Indexes lines that are sorted by chromosome, then by start. The answer is packed, as it is kept in a file.
 * @throws when a line lies beyond what the format can hold
 */
export function tabixIndex(lines: readonly IndexedLine[]): Buffer {
  const byChromosome = Map.groupBy(lines, ({ chromosome }) => chromosome);
  const names = Buffer.from([...byChromosome.keys()].map((name) => `${name}\0`).join(""), "utf8");
  const parts: Buffer[] = [
    Buffer.from("TBI\x01", "latin1"),
    int32s(byChromosome.size, ...gffColumns, names.length),
    names,
  ];
  for (const ofOne of byChromosome.values()) parts.push(...binsOf(ofOne), ...windowsOf(ofOne));
  return bgzip([Buffer.concat(parts)]).bytes;
}

function binsOf(lines: readonly IndexedLine[]): Buffer[] {
  const bins = new Map<number, Chunk[]>();
  for (const { chromosome, start, end, from, to } of lines) {
    if (end > maxPosition)
      throw new Error(
        `${chromosome}:${start}..${end} lies beyond position ${maxPosition}, the last that an index of tracks can hold`,
      );
    const bin = binOf(start - 1, end);
    const chunks = bins.get(bin) ?? [];
    bins.set(bin, chunks);
    const last = chunks.at(-1);
    // Lines in the same block, or in adjoining ones, are read together anyway.
    if (last && last.to >> 16n === from >> 16n) last.to = to;
    else chunks.push({ from, to });
  }
  return [
    int32s(bins.size),
    ...[...bins].flatMap(([bin, chunks]) => [
      int32s(bin, chunks.length),
      ...chunks.flatMap(({ from, to }) => [uint64(from), uint64(to)]),
    ]),
  ];
}

/** For each window where the first line begins that reaches into it or, where there is none, that of the window before. */
function windowsOf(lines: readonly IndexedLine[]): Buffer[] {
  const windows: (bigint | undefined)[] = [];
  for (const { start, end, from } of lines) {
    for (let window = (start - 1) >> windowShift; window <= (end - 1) >> windowShift; window++) {
      const known = windows[window];
      if (known === undefined || from < known) windows[window] = from;
    }
  }
  let before = 0n;
  return [int32s(windows.length), ...Array.from(windows, (from) => uint64((before = from ?? before)))];
}

function int32s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeInt32LE(value, i * 4);
  return bytes;
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}
