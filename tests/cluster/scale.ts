/**
 * `npm run faults -- scale [GENES [SHARE]]`: what three Elasticsearch nodes of this machine with a copy of every shard answer through one, two
 * and four api processes, call by call, with ever more clients until these get no more answers; then ten organisms on the same cluster,
 * each with an api of its own, with a reader of each. SHARE sends only a part of the requests, as for a look whether all of it
 * works. Ends with exit code 1 when a read failed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../../indexer/load/connect.ts";
import { annotationCalls } from "../bench/annotations.ts";
import { measure } from "../bench/measure.ts";
import type { Call, Latency } from "../bench/measure.ts";
import { queryCalls } from "../bench/queries.ts";
import { resultsCalls } from "../bench/results.ts";
import { samples } from "../bench/samples.ts";
import { suggestCalls } from "../bench/suggest.ts";
import { demoRelease } from "../faults/servers/karyon.ts";
import { pathsOf, Readers } from "./readers.ts";
import { startClusterSuite } from "./suite.ts";

const [genes = 800, share = 1] = process.argv.slice(2).map(Number);
const organisms = 10;
const genesEach = 100;
const { nodes, folder, api: startApi, give, stop } = await startClusterSuite("scale", 3, "512m");
const [node = ""] = nodes.url.split(",");

/** Answers the seconds that it took. */
const load = async (dir: string, prefix: string): Promise<number> => (await give(prefix, "load", dir)) / 1000;

/** One of each kind of use; the texts, constraints and tables of each request are others. */
async function callsOf(url: string, prefix: string): Promise<Pick<Call, "name" | "targets">[]> {
  const { suggest, genes: opened } = await samples(node, prefix);
  const pages = opened.map((id) => `${url}/api/v1/dataset/latest/data/gene/${encodeURIComponent(id)}`);
  const [query] = await queryCalls(url);
  const [table] = await annotationCalls(url, node, prefix);
  return [
    ...suggestCalls(url, suggest).calls.slice(0, 1),
    ...resultsCalls(url, ["", ...suggest.slice(0, 300)]).slice(0, 1),
    ...[query, table].flatMap((one) => one ?? []),
    { name: "gene page document", targets: pages },
  ];
}

const shown = ({ call, clients, perSecond = 0, p50, p95, failed }: Latency): string =>
  `${call.padEnd(40)} ${String(clients).padStart(3)} clients  ${perSecond.toFixed(0).padStart(5)} a second  half within ${p50.toFixed(0)} ms, 95 % within ${p95.toFixed(0)} ms${failed > 0 ? `, ${failed} failed` : ""}`;

/** More clients until a tenth more answers are no longer had. Answers how many requests failed. */
async function saturate({ name, targets }: Pick<Call, "name" | "targets">): Promise<number> {
  let [best, failed] = [0, 0];
  for (const clients of [1, 4, 16, 64]) {
    const latency = await measure(
      { name, targets, clients, requests: Math.ceil(share * (200 + 20 * clients)) },
      node,
    );
    console.log(`  ${shown(latency)}`);
    failed += latency.failed;
    if ((latency.perSecond ?? 0) < 1.1 * best) break;
    best = latency.perSecond ?? 0;
  }
  return failed;
}

async function scaleProcesses(prefix: string): Promise<number> {
  let failed = 0;
  for (const processes of [1, 2, 4]) {
    const api = await startApi(prefix, { KARYON_API_PROCESSES: String(processes) });
    // The others are started when the first listens.
    await sleep(10_000);
    console.log(`${processes} api processes`);
    const calls = await callsOf(api.url, prefix);
    for (const { targets } of calls)
      await measure({ name: "warm-up", targets, clients: 8, requests: Math.ceil(share * 300) }, node);
    for (const call of calls) failed += await saturate(call);
    await api.stop();
  }
  return failed;
}

async function scaleOrganisms(): Promise<number> {
  const dir = await demoRelease(folder, genesEach, "2025-03-01");
  const seconds: number[] = [];
  const urls: string[] = [];
  for (let number = 1; number <= organisms; number++) {
    const prefix = `organism${number}`;
    seconds.push(await load(dir, prefix));
    urls.push((await startApi(prefix)).url);
  }
  const green = await nodes.until("green", 3);
  console.log(
    `${organisms} organisms of ${genesEach} genes: each loaded in ${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s, green after ${(green / 1000).toFixed(0)} s`,
  );
  await tellOfCluster();
  // All have the same genes.
  const readers = new Readers(urls, await pathsOf(urls[0] ?? ""), 5 * organisms);
  await sleep(30_000);
  const { asked, failed, p50, p95, slowest } = readers.figures();
  console.log(
    `${5 * organisms} reads a second of all: ${asked} reads, ${failed} failed, half within ${p50.toFixed(0)} ms, 95 % within ${p95.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  );
  const beside = await load(await demoRelease(folder, genesEach, "2025-04-01"), "organism1");
  const meanwhile = readers.figures();
  console.log(
    `while one of them is loaded (${beside.toFixed(0)} s): ${meanwhile.asked} reads, ${meanwhile.failed} failed, 95 % within ${meanwhile.p95.toFixed(0)} ms, slowest ${meanwhile.slowest.toFixed(0)} ms`,
  );
  await readers.end();
  return readers.failed;
}

async function tellOfCluster(): Promise<void> {
  const engine = connect(node);
  const { active_shards: shards } = await engine.cluster.health();
  const { nodes: each } = await engine.nodes.stats({ metric: ["jvm", "indices"] });
  const told = Object.values(each).map(
    ({ jvm, indices }) =>
      `${((jvm?.mem?.heap_used_in_bytes ?? 0) / 1e6).toFixed(0)} MB of heap, ${((indices?.store?.size_in_bytes ?? 0) / 1e6).toFixed(0)} MB on disk`,
  );
  console.log(`${shards} shards; nodes with ${told.join("; ")}`);
  await engine.close();
}

let failed = 0;
try {
  console.log(
    `loaded in ${(await load(await demoRelease(folder, genes, "2025-01-01"), "karyon")).toFixed(0)} s`,
  );
  failed += await scaleProcesses("karyon");
  failed += await scaleOrganisms();
} finally {
  await stop();
}
process.exit(failed === 0 ? 0 : 1);
