/** Reads the body of a POST: JSON of at most 2 MB, whole or compressed. */
import { json } from "express";
import type { RequestHandler } from "express";
import { ProblemError } from "../problem/problem-error.ts";

const read = json({ limit: "2mb", strict: true });

/** Refuses other media types with 415, larger bodies with 413 and what is no JSON with 400. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!request.is("application/json"))
    throw new ProblemError(
      415,
      "The body of the request has to be JSON, with the header Content-Type: application/json.",
    );
  read(request, response, next);
};
