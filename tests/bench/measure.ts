/** Latency of requests as a client on the same machine sees it. */
import { Agent, request as open } from "node:http";

export interface Latency {
  readonly clients: number;
  readonly requests: number;
  /** ms */
  readonly p50: number;
  readonly p95: number;
  /** Requests that did not answer 200. */
  readonly failed: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** An address to GET, or one to POST a body of JSON to. */
export type Target = string | { readonly url: string; readonly body: unknown };

function request(target: Target, agent: Agent): Promise<number> {
  const [url, body] = typeof target === "string" ? [target, null] : [target.url, JSON.stringify(target.body)];
  const headers = { "accept-encoding": "gzip", ...(body === null ? {} : { "content-type": "application/json" }) };
  return new Promise((resolve) => {
    open(url, { agent, headers, method: body === null ? "GET" : "POST" }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    }).once("error", () => resolve(0)).end(body ?? undefined);
  });
}

/**
 * Sends `total` requests over keep-alive connections, `clients` at a time, each address in turn.
 * A warm-up of a tenth is not counted.
 */
export async function measure(urls: readonly Target[], clients: number, total: number): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const warmUp = Math.ceil(total / 10);
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < total + warmUp) {
      const turn = next++;
      const started = performance.now();
      const status = await request(urls[turn % urls.length]!, agent);
      if (turn < warmUp) continue;
      times.push(performance.now() - started);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { clients, requests: times.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95), failed };
}
