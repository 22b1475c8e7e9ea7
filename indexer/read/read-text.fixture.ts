/** For tests of readers: feeds bytes or text to a reader as a file would, and gathers what comes out. */
import { gzipSync } from "node:zlib";
import { plain } from "./bytes.ts";
import { linesOf } from "./lines.ts";
import { noteFor, ReadFailure } from "./problem.ts";
import type { LineBatch } from "./lines.ts";
import type { Note, Problem } from "./problem.ts";

/** How the bytes of a file arrive. */
export interface Arrival {
  readonly gzip?: boolean;
  /** Bytes a piece; default: all at once. */
  readonly piece?: number;
}

async function* pieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
}

/** The lines of a content that arrives in a certain way. */
function arriving(
  content: string | Buffer,
  { gzip = false, piece }: Arrival,
  note: Note,
): AsyncIterable<LineBatch> {
  const bytes = gzip ? gzipSync(content) : Buffer.from(content);
  return linesOf(plain(pieces(bytes, piece ?? Math.max(bytes.length, 1))), note);
}

type ReadLines<T> = (lines: AsyncIterable<LineBatch>, note: Note) => AsyncGenerator<readonly T[], number>;

/** What a reader makes of a content: records, problems as "line: reason", and the number of rows (null after a failure). */
export async function readText<T>(read: ReadLines<T>, content: string | Buffer, arrival: Arrival = {}) {
  const found: Problem[] = [];
  const note = noteFor("test", "test", (problem) => found.push(problem));
  const records: T[] = [];
  let rows: number | null = null;
  try {
    const batches = read(arriving(content, arrival, note), note);
    for (let next = await batches.next(); ; next = await batches.next()) {
      if (next.done) {
        rows = next.value;
        break;
      }
      records.push(...next.value);
    }
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    note(error.line, error.message, error.example);
  }
  return { records, rows, problems: found.map(({ line, reason }) => `${line}: ${reason}`) };
}
