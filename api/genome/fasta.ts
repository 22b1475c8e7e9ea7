/**
 * The chromosomes as a FASTA file, and its index, worked out from the chunks that are stored anyway: lines have a fixed
 * length, so the place of every residue is known without the file.
 */
import type { Client } from "@elastic/elasticsearch";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readInterval } from "../sequence/chromosome.ts";
import type { GenomeFile } from "./genome-file.ts";

/** Residues in a line. */
const lineLength = 60;

interface Record {
  readonly name: string;
  /** Residues. */
  readonly length: number;
  /** Byte of the file at which the residues begin. */
  readonly offset: number;
  /** Byte after the last line feed. */
  readonly end: number;
}

const line = new RegExp(`.{1,${lineLength}}`, "g");
const headOf = (name: string): string => `>${name}\n`;
/** Bytes that so many residues take, with the line feeds that follow full lines. */
const bytesOf = (residues: number): number => residues + Math.floor(residues / lineLength);

/** Where each chromosome lies in the file. Ids are ASCII: they are first words of FASTA headers. */
export function layout(chromosomes: readonly Pick<ChromosomeSummary, "name" | "length">[]): Record[] {
  let at = 0;
  return chromosomes.map(({ name, length }) => {
    const offset = at + Buffer.byteLength(headOf(name));
    at = offset + length + Math.ceil(length / lineLength);
    return { name, length, offset, end: at };
  });
}

/** The index as samtools writes it: name, length, offset, residues and bytes of a line. */
export const faiOf = (records: readonly Record[]): string =>
  records
    .map(({ name, length, offset }) => `${[name, length, offset, lineLength, lineLength + 1].join("\t")}\n`)
    .join("");

/** Reads residues `start` to `end` (1-based, inclusive) of a chromosome in pieces. */
export type ReadResidues = (chromosome: string, start: number, end: number) => AsyncIterable<string>;

/** Bytes `start` up to, not including, `end` of the file. */
export async function* readBytes(
  records: readonly Record[],
  residues: ReadResidues,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (const { name, length, offset, end: recordEnd } of records) {
    const head = Buffer.from(headOf(name));
    const headStart = offset - head.length;
    if (recordEnd <= start || headStart >= end) continue;
    if (start < offset) yield head.subarray(Math.max(0, start - headStart), end - headStart);
    const [from, to] = [Math.max(start, offset) - offset, Math.min(end, recordEnd) - offset];
    if (from < to) yield* linesOf(name, length, residues, from, to);
  }
}

/** Bytes of the lines of one chromosome, counted from its first residue. */
async function* linesOf(
  name: string,
  length: number,
  residues: ReadResidues,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  const firstLine = Math.floor(from / (lineLength + 1));
  let residue = firstLine * lineLength;
  const last = Math.min(length, Math.ceil(to / (lineLength + 1)) * lineLength);
  // What is cut into lines begins with a whole one.
  let skip = from - bytesOf(residue);
  let left = to - from;
  let waiting = "";
  const cut = (isEnd: boolean): Buffer => {
    const whole = isEnd ? waiting.length : waiting.length - (waiting.length % lineLength);
    const lines = waiting.slice(0, whole).replaceAll(line, "$&\n");
    waiting = waiting.slice(whole);
    const bytes = Buffer.from(lines, "latin1").subarray(skip, skip + left);
    skip = Math.max(0, skip - lines.length);
    left -= bytes.length;
    return bytes;
  };
  for await (const piece of residues(name, residue + 1, last)) {
    waiting += piece;
    residue += piece.length;
    const bytes = cut(residue >= last);
    if (bytes.length > 0) yield bytes;
  }
}

/** The chromosomes as one FASTA file, worked out from their chunks as it is read. */
export function fastaFile(
  elastic: Client,
  generation: LoadedGeneration,
  chromosomes: readonly ChromosomeSummary[],
): GenomeFile {
  const records = layout(chromosomes);
  const residues: ReadResidues = (chromosome, start, end) =>
    readInterval(elastic, generation, { chromosome, start, end, strand: "forward" });
  return { size: records.at(-1)?.end ?? 0, read: (start, end) => readBytes(records, residues, start, end) };
}

/** The index of the FASTA file. */
export function faiFile(chromosomes: readonly ChromosomeSummary[]): GenomeFile {
  const bytes = Buffer.from(faiOf(layout(chromosomes)));
  return {
    size: bytes.length,
    async *read(start, end) {
      yield bytes.subarray(start, end);
    },
  };
}
