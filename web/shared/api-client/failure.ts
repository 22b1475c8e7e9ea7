/** What went wrong with a request, in the form that error displays show. */
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";
import type { Problem } from "../../../api/contract/index.ts";

export interface Failure {
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly detail: string;
  readonly requestId: string | null;
  /** Parts of the request that are wrong, where the server names them. */
  readonly errors?: Problem["errors"];
  /** What became of a gene's id that was in use once. */
  readonly gone?: Problem["gone"];
  /** Where the release that was asked for is no longer kept: those that are, the live one first. */
  readonly releases?: Problem["releases"];
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && "detail" in body && "request_id" in body;

/** Why a call failed, in words for visitors. */
export function toFailure(error: FetchBaseQueryError, requestId: string | null): Failure {
  switch (error.status) {
    case "FETCH_ERROR":
      return { status: null, detail: "The server could not be reached.", requestId };
    case "TIMEOUT_ERROR":
      return { status: null, detail: "The server did not answer within 30 seconds.", requestId };
    case "PARSING_ERROR":
      return {
        status: error.originalStatus,
        detail: `The server answered ${error.originalStatus} with something that cannot be read.`,
        requestId,
      };
    case "CUSTOM_ERROR":
      return { status: null, detail: error.error, requestId };
    default: {
      const problem = isProblem(error.data) ? error.data : null;
      return {
        status: error.status,
        detail: problem?.detail ?? `The server answered ${error.status}.`,
        requestId: problem?.request_id ?? requestId,
        ...(problem?.errors && { errors: problem.errors }),
        ...(problem?.gone && { gone: problem.gone }),
        ...(problem?.releases && { releases: problem.releases }),
      };
    }
  }
}

/** An RTK Query error is ours, or one of a program error inside the call. */
export function asFailure(error: unknown): Failure {
  if (typeof error === "object" && error !== null && "detail" in error && "status" in error) {
    // Only toFailure makes objects with these two.
    return error as Failure;
  }
  return { status: null, detail: "The answer could not be read.", requestId: null };
}
