/** Compresses answers as they are made; files of the built web are compressed beforehand, and better. */
import compression from "compression";
import type { Request, RequestHandler, Response } from "express";
import { atOnce, brotli, encodingFor, packAtOnce, quality } from "./encodings.ts";
import { onWholeBody } from "./whole-body.ts";

/** Bytes. What is smaller travels within the first round trip of a connection in any case, and is answered sooner as it is. */
export const threshold = 8 * 1024;

const isPackable = (request: Request, response: Response): boolean =>
  request.method !== "HEAD" &&
  !response.hasHeader("Content-Encoding") &&
  !/\bno-transform\b/.test(String(response.getHeader("Cache-Control"))) &&
  compression.filter(request, response);

/** Packs what is sent whole, and says so; as it is where that is not worth it, or not understood. */
function packed(request: Request, response: Response, body: Buffer): Buffer {
  if (body.length < threshold || !isPackable(request, response)) return body;
  const encoding = encodingFor(request);
  if (encoding === undefined) return body;
  const bytes = packAtOnce(encoding, body);
  response
    .vary("Accept-Encoding")
    .set({ "Content-Encoding": encoding, "Content-Length": String(bytes.length) });
  return bytes;
}

/** Packs answers that are worth it; those that come piece by piece with Brotli where the client takes it. */
export function compress(): RequestHandler {
  const pieceByPiece = compression({ threshold, level: quality, brotli });
  return (request, response, next) =>
    pieceByPiece(request, response, () => {
      onWholeBody(response, atOnce, (body) => packed(request, response, body));
      next();
    });
}
