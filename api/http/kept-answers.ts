/**
 * The last good answers. One whose entity tag is still that of the request is sent again as it is: the search engine is not asked
 * twice for a page. While the engine is away they are sent whatever their tag: what was opened lately can be opened again. Then each
 * says when it was made (`X-Kept-From`), and caches outside do not keep it.
 */
import type { Request, RequestHandler, Response } from "express";
import { LruCache } from "../cache/lru-cache.ts";
import { inOwnMemory } from "../cache/own-memory.ts";
import { errorToProblem } from "./error-to-problem.ts";
import type { Services } from "../context/services.ts";

interface Answer {
  /** Entity tag; undefined where it had none. */
  readonly tag: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** When it was last answered so; ms since 1970 */
  made: number;
}

/** Bytes; larger answers are not kept. */
const maxBytes = 256 * 1024;
const maxSum = 16 * 1024 * 1024;

/** What is told of the answer itself. */
const headersKept = [
  "Content-Type",
  "Content-Encoding",
  "Content-Disposition",
  "X-Release",
  "X-Redirected-From",
  "Content-Location",
  "Content-Security-Policy",
];

const answers = new LruCache<Answer>({
  name: "last good answers",
  maxSize: maxSum,
  sizeOf: ({ body }) => body.length + 500,
});

/** Some answers are kept as they are packed for those who can unpack them. */
const keyOf = (request: Request, { prefix }: Pick<Services, "prefix">): string =>
  // Joined, as in `generationKey`.
  [prefix, request.acceptsEncodings("gzip") ? "gzip" : "plain", request.originalUrl].join(" ");

const bytesOf = (piece: unknown): Buffer | null =>
  typeof piece === "string"
    ? Buffer.from(piece)
    : piece instanceof Uint8Array
      ? // What is sent is not written to any more: the same bytes are kept.
        Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      : null;

/** Listens to answers that are sent whole, before they are compressed. What is sent piece by piece is too large, or a file: its headers tell of bytes that we do not see. */
function listenTo(response: Response, keep: (body: Buffer) => void): void {
  const end = response.end.bind(response);
  // The overloads have the piece first; all else is passed on as it is.
  response.end = ((piece?: unknown, ...rest: []) => {
    const body = response.headersSent ? null : bytesOf(piece);
    if (body !== null && body.length > 0 && body.length <= maxBytes) keep(body);
    return end(piece, ...rest);
  }) as typeof response.end;
}

/** Whether an answer is the one that is held: to hold each of thousands a second anew is work for the collector of garbage. */
const isStill = (held: Answer, body: Buffer, response: Response): boolean =>
  held.tag === response.getHeader("ETag") &&
  held.headers["X-Release"] === response.getHeader("X-Release") &&
  held.body.equals(body);

/** Keeps the good answers of the handlers behind it. */
export const keepAnswers =
  (services: Pick<Services, "prefix">): RequestHandler =>
  (request, response, next) => {
    if (request.method === "GET")
      listenTo(response, (body) => {
        if (response.statusCode !== 200 || response.hasHeader("X-Kept-From")) return;
        // What is packed in another way is not for all who unpack gzip.
        if ((response.getHeader("Content-Encoding") ?? "gzip") !== "gzip") return;
        const key = keyOf(request, services);
        const held = answers.get(key);
        if (held && isStill(held, body, response)) {
          held.made = Date.now();
          return;
        }
        const headers = headersKept.flatMap((name) => {
          const value = response.getHeader(name);
          return typeof value === "string" ? [[name, value] as const] : [];
        });
        answers.set(key, {
          tag: response.getHeader("ETag"),
          headers: Object.fromEntries(headers),
          body: inOwnMemory(body),
          made: Date.now(),
        });
      });
    next();
  };

/** Its length is told, unless it is compressed on the way. */
const sendBody = (response: Response, { headers, body }: Answer): void =>
  void response.set({ ...headers, "Content-Length": String(body.length) }).end(body);

/**
 * Sends what was answered under the tag that the response has already; false when that is not kept. The tag tells the generation,
 * the program, its settings and the address: an answer with the same one is the same.
 */
export function sendUnchanged(
  request: Request,
  response: Response,
  services: Pick<Services, "prefix">,
): boolean {
  const kept = answers.get(keyOf(request, services));
  if (kept?.tag === undefined || kept.tag !== response.getHeader("ETag")) return false;
  sendBody(response, kept);
  return true;
}

/** Sends what was answered last to the same request, if that is kept; false when it is not. */
export function sendKept(request: Request, response: Response, services: Pick<Services, "prefix">): boolean {
  const kept = answers.get(keyOf(request, services));
  if (!kept || response.headersSent) return false;
  for (const name of ["ETag", "Retry-After"]) response.removeHeader(name);
  response.status(200).set({ "X-Kept-From": new Date(kept.made).toISOString(), "Cache-Control": "no-store" });
  sendBody(response, kept);
  return true;
}

/** Whether an error says that the search engine does not answer; not that too much is asked of it at once. */
export function isEngineAway(error: unknown): boolean {
  const { status, extensions } = errorToProblem(error);
  return status === 503 && extensions.part === "search engine";
}
