/** Sends a file, or the range of it that is asked for (RFC 9110 §14). */
import type { Request, Response } from "express";
import { ProblemError } from "../problem/problem-error.ts";
import { sendStream } from "../http/send-stream.ts";
import type { GenomeFile } from "./genome-file.ts";

interface ByteRange {
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

const beyond = (range: string, size: number): ProblemError =>
  new ProblemError(
    416,
    `The file has ${size} bytes; ${range} lies beyond them.`,
    {},
    { "Content-Range": `bytes */${size}` },
  );

/**
 * The one range asked for; null for the whole file. Several ranges at once, units that are no bytes and what cannot
 * be read are answered with the whole, as the standard allows; so is a range of another state of the file (If-Range).
 * @throws ProblemError 416 when the range begins beyond the end
 */
function rangeOf({ method, headers }: Request, size: number, tag: string): ByteRange | null {
  const { range = "", "if-range": given } = headers;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (method !== "GET" || (first === "" && last === "") || (given !== undefined && given !== tag))
    return null;
  if (first === "") {
    if (Number(last) === 0) throw beyond(range, size);
    return { start: Math.max(0, size - Number(last)), end: size };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= size) throw beyond(range, size);
  return { start, end: last === "" ? size : Math.min(size, Number(last) + 1) };
}

/** @param tag strong: the bytes are the same for all who ask, whatever they accept */
export async function sendRange(
  file: GenomeFile,
  tag: string,
  request: Request,
  response: Response,
  mediaType = "application/octet-stream",
): Promise<void> {
  response.set("Accept-Ranges", "bytes");
  const range = rangeOf(request, file.size, tag);
  const { start, end } = range ?? { start: 0, end: file.size };
  await sendStream(response, file.read(start, end), () => {
    response.type(mediaType).set("Content-Length", String(end - start));
    if (range) response.status(206).set("Content-Range", `bytes ${start}-${end - 1}/${file.size}`);
  });
}
