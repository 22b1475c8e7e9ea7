/** The bytes of a release file, whether it is gzip or plain; the content decides, not the name. */
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { Gunzip } from "node:zlib";
import { ReadFailure } from "./problem.ts";

const pieceSize = 256 * 1024;

/**
 * Yields the content of a file piece by piece.
 * @throws ReadFailure (line null) when the file is missing or cannot be read, or its gzip data is damaged or truncated;
 *   all bytes before the damage come first.
 */
export async function* bytesOf(path: string): AsyncGenerator<Buffer, void> {
  const pieces: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: pieceSize });
  try {
    yield* plain(pieces);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new ReadFailure(null, reasons[String(error.code)] ?? `cannot be read: ${error.message}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EISDIR: "is a directory, not a file",
  EACCES: "may not be read (permission)",
  Z_BUF_ERROR: "truncated gzip: the compressed data ends too early",
  Z_DATA_ERROR: "damaged gzip: the compressed data cannot be unpacked",
};

/** Passes plain bytes on and unpacks gzip, told apart by the two magic bytes. */
export async function* plain(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let gunzip: Inflater | null | undefined;
  let start = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (gunzip === undefined) {
      start = Buffer.concat([start, piece]);
      if (start.length < 2) continue;
      gunzip = start[0] === 0x1f && start[1] === 0x8b ? inflating() : null;
      yield* gunzip ? gunzip.unpack(start) : [start];
    } else {
      yield* gunzip ? gunzip.unpack(piece) : [piece];
    }
  }
  if (gunzip === undefined && start.length > 0) yield start;
  if (gunzip) yield* gunzip.finish();
}

interface Inflater {
  unpack(piece: Buffer): AsyncGenerator<Buffer, void>;
  finish(): AsyncGenerator<Buffer, void>;
}

/**
 * Unpacks piece by piece. Iterating over the zlib stream itself would throw away what it had already unpacked
 * when it comes upon the damage, and with it the line of the damage.
 */
function inflating(): Inflater {
  const gunzip: Gunzip = createGunzip({ chunkSize: pieceSize });
  const ready: Buffer[] = [];
  let failure: Error | null = null;
  let ended = false;
  /** Lets the step that waits go on. */
  let resume = (): void => undefined;
  gunzip.on("data", (chunk: Buffer) => ready.push(chunk));
  gunzip.on("error", (error) => {
    failure = error;
    resume();
  });
  // The end may come before the last piece: some programs pad the file with zeros.
  gunzip.on("end", () => {
    ended = true;
    resume();
  });

  async function* emit(step: () => void): AsyncGenerator<Buffer, void> {
    if (!failure && !ended) {
      await new Promise<void>((resolve) => {
        resume = resolve;
        step();
      });
    }
    yield* ready.splice(0);
    if (failure) throw failure;
  }

  return {
    unpack: (piece) => emit(() => gunzip.write(piece, () => resume())),
    finish: () => emit(() => gunzip.end()),
  };
}
