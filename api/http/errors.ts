/** The end of every chain of handlers: unknown addresses and errors. */
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { Services } from "../context/services.ts";
import { isEngineAway, sendKept } from "./kept-answers.ts";
import { errorToProblem } from "./error-to-problem.ts";
import { requestId } from "./request-log.ts";
import { notFound } from "../problem/problem-error.ts";
import type { ProblemError } from "../problem/problem-error.ts";

const pathOf = (request: Request): string => request.originalUrl.split("?")[0] ?? "";

/** Answers addresses that lead nowhere with 404. */
export const unknownPath: RequestHandler = (request) => {
  throw notFound(
    `There is nothing at ${pathOf(request)} in this interface; /api/v1/docs lists what there is.`,
  );
};

function sendProblem(response: Response, problem: ProblemError): void {
  // What was promised for the answer does not hold for the error.
  for (const name of ["ETag", "Content-Encoding", "Content-Length", "Content-Location"])
    response.removeHeader(name);
  response
    .set({ ...problem.headers, "Cache-Control": "no-store" })
    .status(problem.status)
    .type("application/problem+json");
  response.send(JSON.stringify(problem.document(pathOf(response.req), requestId(response))));
}

/** Answers with what was answered last, where that is kept and the search engine is away; else with the problem that an error is; those that are our own fault are logged with their stack. */
export const errorHandler =
  (services: Pick<Services, "log" | "prefix">): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    if (request.method === "GET" && isEngineAway(error) && sendKept(request, response, services)) return;
    const problem = errorToProblem(error);
    if (problem.status === 500)
      services.log.error(
        { err: error, id: requestId(response), url: request.originalUrl },
        "unexpected error",
      );
    if (response.headersSent) {
      // The beginning of a stream is out already: the reader has to see that the rest is missing.
      response.destroy();
      return;
    }
    sendProblem(response, problem);
  };
