/** Latency of requests as a client on the same machine sees it, and what the api feels of them. */
import { readFile } from "node:fs/promises";
import { Agent, request as open } from "node:http";
import { askElasticsearch } from "../../services/elasticsearch.ts";

/** An address to GET, or one to POST a body of JSON to. */
export type Target = string | { readonly url: string; readonly body: unknown };

/**
 * Requests to measure together: each target in turn over keep-alive connections, `clients` at a time. Calls that share a list of
 * targets go on in it where the one before ended, so that what the api keeps of its latest answers is not asked for again.
 */
export interface Call {
  readonly name: string;
  readonly targets: readonly Target[];
  readonly clients: number;
  /** A tenth more are sent before these, and not counted. */
  readonly requests: number;
}

export interface Latency {
  readonly call: string;
  readonly clients: number;
  /** ms */
  readonly p50: number;
  readonly p95: number;
  /** Requests that did not answer 200. */
  readonly failed: number;
  /** ms that other requests wait for the api's event loop, the 99th percentile. */
  readonly delay: number;
  /** Resident memory of the api afterwards, MB: of all its processes, and of the largest. */
  readonly rss: number;
  readonly rssEach?: number;
  /** Resident memory of the search engine afterwards, MB, pages of its files among it; where it runs on this machine. */
  readonly searchRss?: number;
  /** Answers a second. */
  readonly perSecond?: number;
  /** Processor time of a request, ms: of the api, and of the search engine. Steadier than what a client waits for. */
  readonly apiCpu?: number;
  readonly searchCpu?: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function request(target: Target, agent: Agent): Promise<number> {
  const [url, body] = typeof target === "string" ? [target, null] : [target.url, JSON.stringify(target.body)];
  const headers = {
    "accept-encoding": "gzip",
    ...(body === null ? {} : { "content-type": "application/json" }),
  };
  return new Promise((resolve) => {
    open(url, { agent, headers, method: body === null ? "GET" : "POST" }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    })
      .once("error", () => resolve(0))
      .end(body ?? undefined);
  });
}

/** ms at which the api looks at its event loop; they are part of the delay that it reports. */
const lookedAt = 10;

/** Processor time of the search engine since it was started, ms. */
async function searchCpuOf(elasticsearch: string): Promise<number> {
  const path = "/_nodes/stats/process?filter_path=nodes.*.process.cpu.total_in_millis";
  // What the filter leaves of the answer.
  const { nodes } = (await (await askElasticsearch(elasticsearch, path)).json()) as {
    nodes: Record<string, { process: { cpu: { total_in_millis: number } } }>;
  };
  return Object.values(nodes).reduce((sum, { process: { cpu } }) => sum + cpu.total_in_millis, 0);
}

/** MB; undefined where the search engine is a process that we do not see, as in a container. */
async function searchRssOf(elasticsearch: string): Promise<number | undefined> {
  const path = "/_nodes/process?filter_path=nodes.*.process.id";
  // What the filter leaves of the answer.
  const { nodes } = (await (await askElasticsearch(elasticsearch, path)).json()) as {
    nodes: Record<string, { process: { id: number } }>;
  };
  const [node] = Object.values(nodes);
  const status = await readFile(`/proc/${node?.process.id}/status`, "utf8").catch(() => "");
  const [, kB] = /^Name:\tjava$[^]*^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kB === undefined ? undefined : (Number(kB) * 1024) / 1e6;
}

/** The api's own figures: since they were asked for last, and its processor time since it was started, ms. */
async function figuresOf(
  target: Target,
): Promise<Pick<Latency, "delay" | "rss" | "rssEach"> & { readonly cpu: number }> {
  const text = await (
    await fetch(new URL("/api/v1/metrics", typeof target === "string" ? target : target.url))
  ).text();
  // Of each process, where there are several.
  const figures = (name: string): number[] =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{process="\\d+"\\})? (\\S+)$`, "gm"))].map(([, value]) =>
      Number(value),
    );
  const sum = (name: string): number => figures(name).reduce((a, b) => a + b, 0);
  return {
    delay: Math.max(0, ...figures("nodejs_eventloop_lag_p99_seconds").map((one) => one * 1000 - lookedAt)),
    rss: sum("process_resident_memory_bytes") / 1e6,
    rssEach: Math.max(0, ...figures("process_resident_memory_bytes")) / 1e6,
    cpu: sum("process_cpu_seconds_total") * 1000,
  };
}

/** Resident memory of the largest process of the api, MB. */
export const memoryOfProcess = async (url: string): Promise<number> => (await figuresOf(url)).rssEach ?? 0;

/** How many requests each list of targets was asked for so far. */
const asked = new WeakMap<Call["targets"], number>();

/** Sends the requests of a call to an api that asks the search engine at an address. */
export async function measure(
  { name, targets, clients, requests }: Call,
  elasticsearch: string,
): Promise<Latency> {
  const [some] = targets;
  if (some === undefined) throw new Error(`${name}: nothing to ask for`);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const first = asked.get(targets) ?? 0;
  const counted = first + Math.ceil(requests / 10);
  const end = counted + requests;
  asked.set(targets, end);
  const times: number[] = [];
  let failed = 0;
  let next = first;
  const client = async (): Promise<void> => {
    while (next < end) {
      const turn = next++;
      const started = performance.now();
      const status = await request(targets[turn % targets.length]!, agent);
      if (turn < counted) continue;
      times.push(performance.now() - started);
      if (status !== 200) failed += 1;
    }
  };
  const before = { ...(await figuresOf(some)), search: await searchCpuOf(elasticsearch) };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const seconds = (performance.now() - began) / 1000;
  const sent = end - first;
  const { cpu, ...figures } = await figuresOf(some);
  const searchRss = await searchRssOf(elasticsearch);
  times.sort((a, b) => a - b);
  return {
    call: name,
    clients,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failed,
    ...figures,
    ...(searchRss === undefined ? {} : { searchRss }),
    perSecond: sent / seconds,
    apiCpu: (cpu - before.cpu) / sent,
    searchCpu: ((await searchCpuOf(elasticsearch)) - before.search) / sent,
  };
}
