import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import { ProblemError } from "../problem/problem-error.ts";

/** Answers what is no HTTP, or has headers too large to be read: Express never sees such a request. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? ([431, "Request Header Fields Too Large"] as const)
      : ([400, "Bad Request"] as const);
  const problem = new ProblemError(
    status,
    status === 431
      ? "The address and headers of the request are longer than 16 KB."
      : "This is no HTTP request that can be read.",
  );
  const body = JSON.stringify(problem.document("", randomUUID()));
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
