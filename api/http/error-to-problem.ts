import { errors } from "@elastic/elasticsearch";
import { isFieldMissing, isIndexGone } from "../generation/choose.ts";
import { ProblemError, unavailable } from "../problem/problem-error.ts";

/** Sentences for what Express and its parsers refuse, by status. */
const refusals: Readonly<Record<number, string>> = {
  400: "The address or the body of the request cannot be decoded.",
  413: "The body of the request is larger than 2 MB.",
  415: "The body of the request has a media type or encoding that cannot be read.",
};

const isElasticsearchAway = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  // Something comes back that is not what it said.
  error instanceof errors.DeserializationError ||
  error instanceof errors.ProductNotSupportedError ||
  (error instanceof errors.ResponseError && ((error.statusCode ?? 0) >= 500 || error.statusCode === 429));

/** Status of an error that Express or a parser raised on account of the request; null for all others. */
function clientStatus(error: unknown): number | null {
  if (error instanceof URIError) return 400;
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}

/** What to answer for an error of any kind. Only one with status 500 is a mistake of ours, to be logged. */
export function errorToProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isElasticsearchAway(error))
    return unavailable("search engine", "The search engine does not answer. Please try again in a moment.");
  // A generation that was removed has been looked for again before.
  if (isIndexGone(error) || isFieldMissing(error))
    return unavailable(
      "release",
      "The release was loaded by another version of Karyon and lacks what this answers from. It has to be loaded again.",
    );
  const status = clientStatus(error);
  if (status !== null) return new ProblemError(status, refusals[status] ?? "The request cannot be answered.");
  return new ProblemError(500, "An unexpected error; it has been logged with the request id.");
}
