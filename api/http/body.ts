/** Reads the body of a POST: JSON of at most 2 MB, whole or compressed. Its bytes come first, and are read when there is a slot for it. */
import { raw } from "express";
import type { RequestHandler } from "express";
import { ProblemError, unavailable } from "../problem/problem-error.ts";
import { nextStep } from "../threads/long-steps.ts";
import { checkShape } from "./json-shape.ts";

/** Bytes of one body. */
const maxBytes = 2 * 1024 * 1024;
/** Bytes of all bodies that have come or are coming, and are not read yet. */
const maxSum = 32 * maxBytes;

let sum = 0;

const readBytes = raw({ limit: maxBytes, type: "application/json" });

/** Refuses other media types with 415, larger bodies with 413, and whatever is too much at once with 503. */
export const bodyBytes: RequestHandler = (request, response, next) => {
  if (!request.is("application/json"))
    throw new ProblemError(
      415,
      "The body of the request has to be JSON, with the header Content-Type: application/json.",
    );
  const size = Math.min(maxBytes, Number(request.headers["content-length"] ?? maxBytes) || 0);
  if (sum + size > maxSum)
    throw unavailable("queries", "Too many large requests at once. Please try again in some seconds.");
  sum += size;
  response.once("close", () => {
    sum -= size;
  });
  readBytes(request, response, next);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProblemError(400, `The body of the request is no JSON: ${reason}.`, {
      errors: [{ where: "body", reason }],
    });
  }
}

/** Bytes from which on others are answered between the steps of reading. */
const long = 64 * 1024;
async function turn({ length }: Buffer): Promise<void> {
  if (length > long) await nextStep();
}

/** Reads the bytes; what is no JSON, too deep or too many-parted is refused with 400. No body at all is an empty object. */
export const jsonBody: RequestHandler = async (request, _response, next) => {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) request.body = {};
  else {
    await turn(bytes);
    checkShape(bytes);
    await turn(bytes);
    request.body = parsed(bytes.toString());
    await turn(bytes);
  }
  next();
};
