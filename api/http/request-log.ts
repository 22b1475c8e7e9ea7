/** One line for each request, and an id that finds it again. */
import { randomUUID } from "node:crypto";
import { pinoHttp } from "pino-http";
import type { Logger } from "pino";
import type { RequestHandler } from "express";

/** An id given by a proxy is kept when it is harmless. */
const givenId = /^[\w.:-]{1,64}$/;

/** Logs every request with an id, that of the client where it gave one. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers["x-request-id"];
      const id = typeof given === "string" && givenId.test(given) ? given : randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? "error" : "info"),
    quietReqLogger: true,
    customAttributeKeys: { reqId: "id", responseTime: "ms" },
    customSuccessMessage: () => "request",
    customErrorMessage: () => "request",
    serializers: {
      req: (request: { method: string; url: string }) => `${request.method} ${request.url}`,
      res: (response: { statusCode: number }) => response.statusCode,
      // The error itself is logged where it is turned into a problem.
      err: () => undefined,
    },
  });
