/** What took long: requests, with what was asked for, and searches of Elasticsearch, as they were sent. */
import type { Client } from "@elastic/elasticsearch";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { requestId } from "../http/request-log.ts";

/** Characters of a body that are logged. */
const shownOfBody = 2_000;

/**
 * The beginning of a value, as far as it is logged: of a body of 2 MB, all of its JSON would keep everybody waiting.
 * @param left parts that are looked at; each is at least two characters
 */
function beginning(value: unknown, left = { parts: shownOfBody / 2 }): unknown {
  left.parts--;
  if (typeof value === "string") return value.slice(0, shownOfBody);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const begun: unknown[] = [];
    for (const one of value) {
      if (left.parts <= 0) break;
      begun.push(beginning(one, left));
    }
    return begun;
  }
  const begun: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    if (left.parts <= 0) break;
    begun[key] = beginning(one, left);
  }
  return begun;
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  const text = Buffer.isBuffer(body)
    ? body.subarray(0, shownOfBody).toString()
    : typeof body === "string"
      ? body
      : JSON.stringify(beginning(body));
  return text.slice(0, shownOfBody);
}

/** Logs requests that are answered later than after `limit` ms; files take as long as their readers do, and are none of them. */
export const logSlowRequests =
  (log: Logger, limit: number): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    response.once("close", () => {
      const took = Math.round(performance.now() - began);
      if (took <= limit || response.hasHeader("Content-Disposition")) return;
      const { method, originalUrl } = request;
      const id = requestId(response);
      const body = method === "POST" ? bodyText(request.body) : undefined;
      log.warn({ id, asked: `${method} ${originalUrl}`, took, body }, "slow request");
    });
    next();
  };

/** Logs requests to Elasticsearch that it answers later than after `limit` ms. */
export function logSlowSearches(elastic: Client, log: Logger, limit: number): void {
  elastic.diagnostic.on("response", (_error, result) => {
    const took = Math.round(result?.meta.duration ?? 0);
    if (!result || took <= limit) return;
    const { method, path, body } = result.meta.request.params;
    log.warn({ asked: `${method} ${path}`, took, body: bodyText(body) }, "slow search");
  });
}
