/** Answers that are sent as they are made. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Response } from "express";

const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** The same pieces, others being answered between any two: what is made of things in memory would not wait for anything. */
export async function* yielding<T>(pieces: AsyncGenerator<T>): AsyncGenerator<T> {
  for await (const piece of pieces) {
    yield piece;
    await setImmediate();
  }
}

/**
 * Sends pieces no faster than the reader takes them. The first is made before the headers are out, so that a failure is still told
 * as a problem; a later failure breaks the connection: a file that is not whole never looks like one that is. The making ends when
 * the reader goes away, or wants the headers only.
 * @param head sets the headers, when the first piece is there
 */
export async function sendStream(
  response: Response,
  pieces: AsyncGenerator<string | Uint8Array>,
  head: () => void,
): Promise<void> {
  const first = await pieces.next();
  if (response.destroyed) {
    await pieces.return(undefined);
    return;
  }
  head();
  if (response.req.method === "HEAD" || first.done) {
    await pieces.return(undefined);
    response.end();
    return;
  }
  response.write(first.value);
  try {
    await pipeline(Readable.from(yielding(pieces)), response);
  } catch (error) {
    if (!isReaderGone(error)) throw error;
  }
}
