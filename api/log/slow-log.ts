/** What took long: requests, with what was asked for, and searches of Elasticsearch, as they were sent. */
import type { Client } from "@elastic/elasticsearch";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** Characters of a body that are logged. */
const shownOfBody = 2_000;

function bodyText(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  const text =
    typeof body === "string" ? body : Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
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
      const { method, originalUrl, id } = request;
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
