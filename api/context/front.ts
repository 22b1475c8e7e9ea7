/** What stands before the application: to have express take a request costs as much as to answer it from memory. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Express } from "express";

/** An answer as it is before express has seen it; express goes on with what it finds in `locals`. */
interface FrontResponse extends ServerResponse {
  locals: Record<string, unknown>;
}

/** Answers a request, or passes it on. */
export type Front = (request: IncomingMessage, response: FrontResponse, next: () => void) => void;

/** The application with what stands before it, the first first. */
export function behind(fronts: readonly Front[], app: Express): RequestListener {
  const first = fronts.reduceRight<(request: IncomingMessage, response: FrontResponse) => void>(
    (then, front) => (request, response) => front(request, response, () => then(request, response)),
    app,
  );
  return (request, response) => first(request, Object.assign(response, { locals: {} }));
}
