import type { Response } from "express";

const bytesOf = (piece: unknown): Buffer | null =>
  typeof piece === "string"
    ? Buffer.from(piece)
    : piece instanceof Uint8Array
      ? // What is sent is not written to any more: the same bytes are looked at.
        Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      : null;

/**
 * Shows the bytes of an answer that is sent whole, before its head has gone; what is sent is what comes back. What is sent piece by
 * piece is too large, or a file: its headers tell of bytes that are not seen here.
 * @param max bytes of the largest that is shown
 */
export function onWholeBody(response: Response, max: number, see: (body: Buffer) => Buffer): void {
  const end = response.end.bind(response);
  // The overloads have the piece first; all else is passed on as it is.
  response.end = ((piece?: unknown, ...rest: []) => {
    const body = response.headersSent ? null : bytesOf(piece);
    const isShown = body !== null && body.length > 0 && body.length <= max;
    return end(isShown ? see(body) : piece, ...rest);
  }) as typeof response.end;
}
