/** Text lines of a release file, in batches: one await for some thousand lines is what makes the readers fast. */
import { isUtf8 } from "node:buffer";
import { ReadFailure } from "./problem.ts";
import type { Note } from "./problem.ts";

/** Some consecutive lines without their line ends; `first` is the number of the first one, from 1. */
export interface LineBatch {
  readonly first: number;
  readonly lines: readonly string[];
}

const newline = 0x0a;

/**
 * Splits bytes into lines. Accepts LF and CRLF, a byte order mark and a last line without line end.
 * Notes bytes that are not UTF-8 and goes on with U+FFFD in their place.
 * @throws ReadFailure of the bytes, with the line that was reached
 */
export async function* linesOf(bytes: AsyncIterable<Buffer>, note: Note): AsyncGenerator<LineBatch, void> {
  let first = 1;
  let rest: Buffer[] = [];
  const batch = (block: Buffer): LineBatch => {
    if (!isUtf8(block)) noteInvalid(block, first, note);
    const text = block.toString("utf8");
    const lines = (first === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text).split("\n");
    const made = {
      first,
      lines: text.includes("\r")
        ? lines.map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line))
        : lines,
    };
    first += lines.length;
    return made;
  };
  try {
    for await (const piece of bytes) {
      const end = piece.lastIndexOf(newline);
      if (end < 0) {
        rest.push(piece);
        continue;
      }
      const block = Buffer.concat([...rest, piece.subarray(0, end)]);
      rest = [piece.subarray(end + 1)];
      yield batch(block);
    }
  } catch (error) {
    if (error instanceof ReadFailure && (first > 1 || rest.length > 0))
      throw new ReadFailure(first, error.message, String(Buffer.concat(rest)));
    throw error;
  }
  const last = Buffer.concat(rest);
  if (last.length > 0) yield batch(last);
}

/** Newline bytes are never part of a longer UTF-8 sequence, so lines can be told apart before decoding. */
function noteInvalid(block: Buffer, first: number, note: Note): void {
  for (let start = 0, line = first; start <= block.length; line++) {
    const found = block.indexOf(newline, start);
    const end = found < 0 ? block.length : found;
    const bytes = block.subarray(start, end);
    if (!isUtf8(bytes)) note(line, "bytes that are not UTF-8", bytes.toString("utf8"));
    start = end + 1;
  }
}
