/** One line for each request, and an id that finds it again. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Front } from "../context/front.ts";

/** An id given by a proxy is kept when it is harmless. */
const givenId = /^[\w.:-]{1,64}$/;

function newId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && givenId.test(given) ? given : randomUUID();
}

/** The id under which a request is logged. */
export const requestId = (response: ServerResponse): string => String(response.getHeader("X-Request-Id"));

/** Logs every request once it is answered, or whoever asked has gone, with an id: that of the client where it gave one. */
export const requestLog =
  (log: Logger): Front =>
  (request, response, next) => {
    const id = newId(request);
    response.setHeader("X-Request-Id", id);
    const began = Date.now();
    // Routers cut the address.
    const asked = `${request.method} ${request.url}`;
    response.once("close", () => {
      const { statusCode: res } = response;
      log[res >= 500 ? "error" : "info"]({ id, req: asked, res, ms: Date.now() - began }, "request");
    });
    next();
  };
