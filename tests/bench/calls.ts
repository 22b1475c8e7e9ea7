/**
 * All that is measured of the api of one release, in the order in which it is asked. On a site that runs, only the calls
 * whose names hold a text: `node tests/bench/calls.ts http://127.0.0.1:3000 http://127.0.0.1:9200 karyon suggest`.
 */
import { annotationCalls } from "./annotations.ts";
import { measure } from "./measure.ts";
import type { Call, Latency } from "./measure.ts";
import { queryCalls } from "./queries.ts";
import { resultsCalls } from "./results.ts";
import { samples } from "./samples.ts";
import { suggestCalls } from "./suggest.ts";
import { motifCalls } from "./tools.ts";

const round = (value: number): number => Number(value.toFixed(1));

export interface Bench {
  /** Where the api answers. */
  readonly url: string;
  readonly elasticsearch: string;
  readonly prefix: string;
  /** Part of names; "" measures all calls. */
  readonly only: string;
  /** Of the requests of each call. */
  readonly share: number;
  readonly say: (line: string) => void;
}

/** Measures and tells each call as it is done. */
export async function measureCalls({
  url,
  elasticsearch,
  prefix,
  only,
  share,
  say,
}: Bench): Promise<Latency[]> {
  const { suggest, genes } = await samples(elasticsearch, prefix);
  const pages = genes.map((id) => `${url}/api/v1/dataset/latest/data/gene/${encodeURIComponent(id)}`);
  const page = { name: "gene page document", targets: pages };
  const tables = {
    name: "first tables of a gene page",
    targets: pages.map((address) => `${address}/tables`),
  };
  const typing = suggestCalls(url, suggest);
  const calls: Call[] = [
    ...resultsCalls(url, ["", ...suggest.slice(0, 140)]),
    { ...page, clients: 1, requests: 1_000 },
    { ...page, clients: 16, requests: 2_000 },
    ...[1, 4, 16, 64].map((clients) => ({ ...tables, clients, requests: 2_000 })),
    ...(await queryCalls(url)),
    ...(await annotationCalls(url, elasticsearch, prefix)),
    ...motifCalls(url),
    // At the end, when the Java compiler has long had its time: a server of every day is that warm.
    ...typing.calls,
  ].filter(({ name }) => name.includes(only));
  const sent = (call: Call): Call => ({ ...call, requests: Math.ceil(call.requests * share) });
  await measure(sent(typing.warmUp), elasticsearch);
  const measured: Latency[] = [];
  for (const call of calls) {
    const latency = await measure(sent(call), elasticsearch);
    const { clients, p50, p95, failed, delay, rss, perSecond = 0, apiCpu = 0, searchCpu = 0 } = latency;
    say(
      `${call.name}, ${clients} clients: p50 ${round(p50)} ms, p95 ${round(p95)} ms, ${Math.round(perSecond)} a second, processor ${apiCpu.toFixed(2)} + ${searchCpu.toFixed(2)} ms, ${failed} failed, event loop ${round(delay)} ms, api ${Math.round(rss)} MB`,
    );
    measured.push(latency);
  }
  return measured;
}

const [, script, url, elasticsearch, prefix, only = ""] = process.argv;
if (script === import.meta.filename && url && elasticsearch && prefix)
  await measureCalls({ url, elasticsearch, prefix, only, share: 1, say: console.log });
