/**
 * Asks a node, and reads its answer as one text. The client would make an abort controller and a stream of each answer, which costs as much as
 * to understand it.
 */
import type { IncomingHttpHeaders } from "node:http";
import { errors } from "@elastic/elasticsearch";
import type { UndiciConnection } from "@elastic/elasticsearch";

type Pool = UndiciConnection["pool"];
type Request = Parameters<Pool["dispatch"]>[0];

export interface NodeAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const codeOf = (error: Error): unknown => ("code" in error ? error.code : undefined);

/** What the client throws for it. */
const failure = (error: Error): Error =>
  codeOf(error) === "UND_ERR_HEADERS_TIMEOUT"
    ? new errors.TimeoutError("Request timed out")
    : new errors.ConnectionError(error.message);

const textOf = (pieces: readonly Buffer[]): string => {
  const [only, more] = pieces;
  return only !== undefined && more === undefined ? only.toString() : Buffer.concat(pieces).toString();
};

/** @throws TimeoutError or ConnectionError when the node does not answer, or not to the end */
export function askNode(pool: Pool, request: Request): Promise<NodeAnswer> {
  return new Promise((resolve, reject) => {
    let statusCode = 0;
    let headers: IncomingHttpHeaders = {};
    const pieces: Buffer[] = [];
    pool.dispatch(request, {
      // A handler of the present kind is told by it.
      onRequestStart() {},
      onResponseStart(_controller, status, given) {
        statusCode = status;
        headers = given;
      },
      onResponseData(_controller, piece) {
        pieces.push(piece);
      },
      onResponseEnd() {
        try {
          resolve({ statusCode, headers, body: textOf(pieces) });
        } catch (error) {
          // Longer than any text can be.
          reject(failure(error instanceof Error ? error : new Error(String(error))));
        }
      },
      onResponseError(_controller, error) {
        reject(failure(error));
      },
    });
  });
}
