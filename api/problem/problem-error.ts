/** Errors that are answers: each becomes a problem document (RFC 9457). */
import type { Problem } from "../contract/problem.ts";

/** Members of a problem beside the standard ones. */
export type ProblemExtensions = Pick<Problem, "errors" | "suggestions" | "gone" | "releases" | "part">;

/** Kinds of problems by status: the words of the title, and the anchor of the explanation in the documentation. */
const kinds: Readonly<Record<number, { readonly title: string; readonly anchor: string }>> = {
  400: { title: "The request cannot be read", anchor: "bad-request" },
  403: { title: "Not allowed", anchor: "not-allowed" },
  404: { title: "Not found", anchor: "not-found" },
  405: { title: "Method not allowed", anchor: "method-not-allowed" },
  413: { title: "The request is too large", anchor: "too-large" },
  415: { title: "The request's media type is not supported", anchor: "media-type" },
  416: { title: "The range lies beyond the file", anchor: "range" },
  422: { title: "The request asks for nothing", anchor: "nothing-asked" },
  429: { title: "Too many requests", anchor: "too-many-requests" },
  431: { title: "The request's headers are too large", anchor: "too-large" },
  500: { title: "Something went wrong", anchor: "server-error" },
  503: { title: "Out of service for the moment", anchor: "out-of-service" },
};

/** An answer that says what is wrong (RFC 9457), thrown by whatever finds it. */
export class ProblemError extends Error {
  readonly status: number;
  readonly extensions: ProblemExtensions;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    extensions: ProblemExtensions = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.status = status;
    this.extensions = extensions;
    this.headers = headers;
  }

  /** The document to send. */
  document(instance: string, requestId: string): Problem {
    const kind = kinds[this.status] ?? { title: "Error", anchor: "errors" };
    return {
      type: `/api/v1/docs#${kind.anchor}`,
      title: kind.title,
      status: this.status,
      detail: this.message,
      instance,
      request_id: requestId,
      ...this.extensions,
    };
  }
}

/** There is no such thing: 404. */
export const notFound = (detail: string, extensions: ProblemExtensions = {}): ProblemError =>
  new ProblemError(404, detail, extensions);

const saidOf = (errors: NonNullable<Problem["errors"]>): string =>
  errors.map(({ where, reason }) => `${where}: ${reason}`).join("; ");

/** `errors` name the parts of the request (`query.size`, `path.name`) and the reasons. */
export const badRequest = (errors: NonNullable<Problem["errors"]>): ProblemError =>
  new ProblemError(400, saidOf(errors), { errors });

/** As a bad request, of one that can be read but has not the shape of a question. */
export const nothingAsked = (errors: NonNullable<Problem["errors"]>): ProblemError =>
  new ProblemError(422, saidOf(errors), { errors });

/** A part of the system is down; it is worth while to try again in some seconds. */
export const unavailable = (part: string, detail: string): ProblemError =>
  new ProblemError(503, detail, { part }, { "Retry-After": "5" });

/** The address takes other methods: 405 with those in Allow. @param allowed "GET, HEAD" */
export const methodNotAllowed = (method: string, allowed: string): ProblemError =>
  new ProblemError(
    405,
    `${method} is not possible here; ${allowed} ${allowed.includes(",") ? "are" : "is"}.`,
    {},
    { Allow: allowed },
  );
