/** Sends requests that no client should send: whatever comes, the answer is one of the interface, soon, and costs the others nothing. */
import { request } from "node:http";
import { z } from "zod";
import type { OpenApiDocument } from "../../api/openapi/document.ts";
import { fuzzRequests } from "./fuzz-requests.ts";
import type { FuzzRequest } from "./fuzz-requests.ts";
import { maxMemory, maxTurn } from "./measured-api.ts";
import type { MeasuredApi } from "./measured-api.ts";

/** ms after which an answer counts as none. */
const patience = 10_000;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Bytes of an answer that are read; files may have any size. */
const read = 100_000;

/** The answer, why there is none, or null where Node does not let such an address or header out. */
const send = (url: string, { method, path, headers, body }: FuzzRequest): Promise<Answer | string | null> =>
  new Promise((resolve) => {
    try {
      const sent = request(url, { method, path, headers, agent: false, timeout: patience }, (answer) => {
        let text = "";
        const end = (): void =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers["content-type"] ?? "",
            retryAfter: answer.headers["retry-after"],
            body: text,
          });
        answer
          .setEncoding("latin1")
          .on("data", (piece: string) => {
            text += piece;
            if (text.length <= read) return;
            end();
            sent.destroy();
          })
          .on("end", end)
          .on("error", (error) => resolve(error.message));
      })
        .on("timeout", () => {
          resolve(`no answer within ${patience} ms`);
          sent.destroy();
        })
        .on("error", (error) => resolve(error.message));
      sent.end(body);
    } catch {
      resolve(null);
    }
  });

const problem = z.object({
  status: z.number(),
  title: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ where: z.string(), reason: z.string() })).optional(),
});

/** What is wrong with an answer; null when nothing is. */
function brokenIn(asked: FuzzRequest, answer: Answer | string): string | null {
  if (typeof answer === "string") return answer;
  const { status, type, retryAfter, body } = answer;
  if (status >= 500) return status === 503 && retryAfter ? null : `status ${status}: ${body.slice(0, 300)}`;
  if (/at (async )?\S+ \(?file:|node_modules|\.ts:\d+/.test(body) && status >= 400)
    return "shows where the code is";
  if (asked.refuses !== undefined && !(status === 400 && body.includes(`query.${asked.refuses}`)))
    return `does not refuse ${asked.refuses}: status ${status}`;
  // Node itself answers what is no HTTP; a HEAD has no body.
  if (status < 400 || body === "" || !asked.path.startsWith("/api/v1/")) return null;
  if (!type.startsWith("application/problem+json")) return `status ${status} is told as ${type || "nothing"}`;
  const told = problem.safeParse(JSON.parse(body));
  return told.success && told.data.status === status ? null : `no problem document: ${body.slice(0, 200)}`;
}

export interface Fuzzed {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests whose answers are not as they must be, as sentences. */
  readonly broken: readonly string[];
  /** ms */
  readonly longest: number;
  readonly slowest: number;
  readonly memory: number;
}

const shown = ({ method, path, headers, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.subarray(0, 300).toString() ?? ""}`;

/** Sends so many requests to each call, one after another. */
export async function fuzz(api: MeasuredApi, seed: number, each: number, limit = maxTurn): Promise<Fuzzed> {
  // What the api says of itself.
  const document = (await (await fetch(`${api.url}/api/v1/openapi.json`)).json()) as OpenApiDocument;
  const requests = fuzzRequests(document, seed, each);
  const statuses: Record<string, number> = {};
  const broken: string[] = [];
  let [longest, slowest, memory] = [0, 0, 0];
  for (const one of requests) {
    api.begin();
    const began = performance.now();
    const answer = await send(api.url, one);
    const took = performance.now() - began;
    if (api.exitCode() !== null) throw new Error(`the api ended at ${shown(one)}`);
    const measured = await api.measured();
    const status = answer === null ? "not sent" : typeof answer === "string" ? answer : String(answer.status);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const why =
      (answer === null ? null : brokenIn(one, answer)) ??
      (measured.longest > limit ? `lets others wait for ${Math.round(measured.longest)} ms` : null);
    if (why !== null) broken.push(`${why}\n    ${shown(one)}`);
    longest = Math.max(longest, measured.longest);
    slowest = Math.max(slowest, took);
    memory = Math.max(memory, measured.memory);
  }
  if (memory > maxMemory) broken.push(`the api took ${Math.round(memory / 1e6)} MB`);
  return { sent: requests.length, statuses, broken, longest, slowest, memory };
}
