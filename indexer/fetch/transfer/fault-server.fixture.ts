/** A server of files that behaves as servers do on bad days; tests say how, file by file. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What happens to one request. */
export type Fault =
  /** This status, with Retry-After if given. */
  | { readonly status: number; readonly retryAfter?: string }
  /** Nothing comes after so many bytes; the test breaks the connection, or the client finds it silent. */
  | { readonly silentAfter: number };

export interface Served {
  content: string | Buffer;
  /** Whether the server knows versions (ETag, Last-Modified) and parts (Range). */
  knowsVersions?: boolean;
  /** Taken one for each request, before it goes well. */
  faults?: Fault[];
}

export interface FaultServer {
  readonly origin: string;
  /** By path and query. Functions answer for themselves. */
  readonly files: Map<string, Served | ((request: IncomingMessage, response: ServerResponse) => void)>;
  /** What was asked: path and, if it was one, the range. */
  readonly asked: { readonly path: string; readonly range: string | undefined; readonly status: number }[];
  /** Breaks all connections. */
  breakConnections(): void;
  close(): Promise<void>;
}

const lastModified = "Mon, 01 Sep 2025 08:00:00 GMT";

function serve(
  { content, knowsVersions = true, faults }: Served,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const bytes = Buffer.from(content);
  const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
  if (knowsVersions) response.setHeader("etag", etag).setHeader("last-modified", lastModified);
  const fault = faults?.shift();
  if (fault && "status" in fault) {
    if (fault.retryAfter !== undefined) response.setHeader("retry-after", fault.retryAfter);
    response.writeHead(fault.status).end();
    return;
  }
  if (knowsVersions && headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
  const goesOn = knowsVersions && start > 0 && headers["if-range"] === etag;
  if (goesOn && start >= bytes.length) {
    response.writeHead(416).end();
    return;
  }
  const body = goesOn ? bytes.subarray(start) : bytes;
  if (goesOn) response.setHeader("content-range", `bytes ${start}-${bytes.length - 1}/${bytes.length}`);
  response.writeHead(goesOn ? 206 : 200, { "content-length": body.length });
  if (fault) response.write(body.subarray(0, fault.silentAfter));
  else response.end(body);
}

/** Starts a server on a free port of this machine. */
export async function faultServer(): Promise<FaultServer> {
  const files: FaultServer["files"] = new Map();
  const asked: { path: string; range: string | undefined; status: number }[] = [];
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? "/");
    const file = files.get(path) ?? files.get(path.replace(/\?.*/, ""));
    if (typeof file === "function") file(request, response);
    else if (file) serve(file, request, response);
    else response.writeHead(404).end();
    asked.push({ path, range: request.headers.range, status: response.statusCode });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // A server that listens on TCP has an address of this form.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    breakConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
