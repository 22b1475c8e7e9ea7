/**
 * The last good answers. One whose entity tag is still that of the request is sent again as it is: the search engine is not asked
 * twice for a page, and mostly its call is not even looked for. While the engine is away they are sent whatever their tag: what was
 * opened lately can be opened again. Then each says when it was made (`X-Kept-From`), and caches outside do not keep it.
 */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { LruCache } from "../cache/lru-cache.ts";
import { inOwnMemory } from "../cache/own-memory.ts";
import { findGeneration } from "../generation/choose.ts";
import { releaseTag } from "./caching.ts";
import { isPlain, rememberHead } from "./copied-answers.ts";
import { threshold } from "./compress.ts";
import { errorToProblem } from "./error-to-problem.ts";
import type { Front } from "../context/front.ts";
import { onWholeBody } from "./whole-body.ts";
import type { Services } from "../context/services.ts";

interface Call {
  /** Its name in the figures. */
  readonly route: unknown;
  /** As the address has it. */
  readonly release: string;
}

interface Answer {
  /** Entity tag; undefined where it had none. */
  readonly tag: unknown;
  /** All but those of the request. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** What is to be known of the call to answer for it; null where something has to be done for each answer. */
  readonly call: Call | null;
  /** When it was last answered so; ms since 1970 */
  made: number;
}

/** Bytes; larger answers are not kept. */
const maxBytes = 256 * 1024;
const maxSum = 16 * 1024 * 1024;

/** Headers that tell of the request: who asked, and how often. */
const ofRequest = new Set(["x-request-id", "ratelimit", "ratelimit-policy"]);

const answers = new LruCache<Answer>({
  name: "last good answers",
  maxSize: maxSum,
  sizeOf: ({ body }) => body.length + 1_000,
});

type HasPrefix = Pick<Services, "prefix">;
type Kept = Pick<Services, "prefix" | "generations">;

/** Some answers are kept as they are packed for those who can unpack them. Joined, as in `generationKey`. */
const keyOf = ({ prefix }: HasPrefix, isPacked: boolean, address: string): string =>
  [prefix, isPacked ? "gzip" : "plain", address].join(" ");

const keyFor = (request: Request, services: HasPrefix): string =>
  keyOf(services, request.acceptsEncodings("gzip") !== false, request.originalUrl);

/** Whether an answer is the one that is held: to hold each of thousands a second anew is work for the collector of garbage. */
const isStill = (held: Answer, body: Buffer, response: Response): boolean =>
  held.tag === response.getHeader("ETag") &&
  held.headers["x-release"] === response.getHeader("X-Release") &&
  held.body.equals(body);

/** By names in small letters. */
const headersOf = (response: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ofRequest.has(name)));

/** Whether an answer goes out as it is, without a look at what its client has used, and unpacked only where that is no loss. */
const isFinished = (response: ServerResponse, { length }: Buffer): boolean =>
  !response.hasHeader("RateLimit-Policy") && (response.hasHeader("Content-Encoding") || length < threshold);

function callOf({ params }: Request, { locals }: Response): Call | null {
  const { release } = params;
  return typeof release === "string" ? { route: locals["route"], release } : null;
}

function keep(services: Kept, request: Request, response: Response, body: Buffer): void {
  if (response.statusCode !== 200 || response.hasHeader("X-Kept-From")) return;
  // What is packed in another way is not for all who unpack gzip.
  if ((response.getHeader("Content-Encoding") ?? "gzip") !== "gzip") return;
  const call = isFinished(response, body) ? callOf(request, response) : null;
  const headers = headersOf(response);
  // What lies in a file of this machine need not be kept.
  if (call && rememberHead(services, request.originalUrl, { route: call.route, headers })) return;
  const key = keyFor(request, services);
  const held = answers.get(key);
  if (held && isStill(held, body, response)) {
    held.made = Date.now();
    return;
  }
  answers.set(key, {
    tag: response.getHeader("ETag"),
    headers,
    body: inOwnMemory(body),
    call,
    made: Date.now(),
  });
}

/** Keeps the good answers of the handlers behind it. */
export const keepAnswers =
  (services: Kept): RequestHandler =>
  (request, response, next) => {
    if (request.method === "GET")
      onWholeBody(response, maxBytes, (body) => {
        keep(services, request, response, body);
        return body;
      });
    next();
  };

/** Its length is told, unless it is compressed on the way. */
function sendBody(response: Response, { headers, body }: Pick<Answer, "headers" | "body">): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.set("Content-Length", String(body.length)).end(body);
}

/**
 * Sends what was answered to the same request before, if it would be answered so again, without looking for its call.
 */
export const sendAgain =
  (services: Kept, build: string): Front =>
  (request, response, next) => {
    const { url = "" } = request;
    const key = keyOf(services, true, url);
    const kept = isPlain(request) ? answers.peek(key) : undefined;
    const generation = kept?.call ? findGeneration(services.generations, kept.call.release) : null;
    if (!kept?.call || generation === null || kept.tag !== releaseTag(generation, build, url)) return next();
    // Now it is used; those that are not are looked for once more, and counted then.
    answers.get(key);
    kept.made = Date.now();
    response.locals["route"] = kept.call.route;
    response.writeHead(200, kept.headers).end(kept.body);
  };

/**
 * Sends what was answered under the tag that the response has already; false when that is not kept. The tag tells the generation,
 * the program, its settings and the address: an answer with the same one is the same.
 */
export function sendUnchanged(request: Request, response: Response, services: HasPrefix): boolean {
  const kept = answers.get(keyFor(request, services));
  if (kept?.tag === undefined || kept.tag !== response.getHeader("ETag")) return false;
  sendBody(response, kept);
  return true;
}

/** Sends what was answered last to the same request, if that is kept; false when it is not. */
export function sendKept(request: Request, response: Response, services: HasPrefix): boolean {
  const kept = answers.get(keyFor(request, services));
  if (!kept || response.headersSent) return false;
  const { etag: _tag, ...headers } = kept.headers;
  for (const name of ["ETag", "Retry-After"]) response.removeHeader(name);
  const made = { "x-kept-from": new Date(kept.made).toISOString(), "cache-control": "no-store" };
  response.status(200);
  sendBody(response, { body: kept.body, headers: { ...headers, ...made } });
  return true;
}

/** Whether an error says that the search engine does not answer; not that too much is asked of it at once. */
export function isEngineAway(error: unknown): boolean {
  const { status, extensions } = errorToProblem(error);
  return status === 503 && extensions.part === "search engine";
}
