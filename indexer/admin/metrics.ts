/** Figures of releases, loads, the queue and both servers, in the format of Prometheus. */
import { Gauge, Registry } from "prom-client";
import { bytesOf, documentsOf, listGenerations } from "../load/generations.ts";
import type { StatusSources } from "./status.ts";
import { readLoads } from "./status.ts";

/** Everything, read anew; what is not known because a server is away is left out, and `karyon_up` says so. */
export async function metricsText(sources: StatusSources): Promise<string> {
  const register = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const up = gauge("karyon_up", "Whether a server that Karyon needs answers", ["server"]);
  const attempt = async (server: string, read: () => Promise<void>): Promise<void> => {
    up.set({ server }, 1);
    await read().catch(() => up.set({ server }, 0));
  };
  await Promise.all([
    attempt("elasticsearch", () => elasticsearchFigures(sources, gauge)),
    attempt("redis", () => redisFigures(sources, gauge)),
  ]);
  await loadFigures(sources, gauge);
  return register.metrics();
}

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

async function elasticsearchFigures(
  { client, settings: { prefix } }: StatusSources,
  gauge: MakeGauge,
): Promise<void> {
  const generations = await listGenerations(client, prefix);
  const bytes = gauge("karyon_generation_bytes", "Size of a generation on disk", ["generation", "state"]);
  const documents = gauge("karyon_generation_documents", "Documents of a generation", [
    "generation",
    "state",
    "kind",
  ]);
  const created = gauge("karyon_generation_created_seconds", "When a generation was made, Unix time", [
    "generation",
    "state",
  ]);
  for (const info of generations) {
    const { name: generation, state } = info;
    bytes.set({ generation, state }, bytesOf(info));
    created.set({ generation, state }, info.created.getTime() / 1000);
    for (const [kind, number] of Object.entries(documentsOf(info)))
      documents.set({ generation, state, kind }, number);
  }
  const health = await client.cluster.health();
  const status = gauge("karyon_elasticsearch_status", "Health of the cluster: 0 green, 1 yellow, 2 red");
  status.set(["green", "yellow", "red"].indexOf(health.status.toLowerCase()));
  gauge("karyon_elasticsearch_nodes", "Nodes of the cluster").set(health.number_of_nodes);
  gauge("karyon_elasticsearch_unassigned_shards", "Shards that are on no node").set(health.unassigned_shards);
  await nodeFigures({ client }, gauge);
}

async function nodeFigures({ client }: Pick<StatusSources, "client">, gauge: MakeGauge): Promise<void> {
  const { nodes } = await client.nodes.stats({ metric: ["jvm", "fs", "thread_pool", "breaker"] });
  const heap = gauge("karyon_elasticsearch_heap_used_ratio", "Used share of the Java heap", ["node"]);
  const disk = gauge("karyon_elasticsearch_disk_free_bytes", "Free bytes where the data are", ["node"]);
  const diskShare = gauge(
    "karyon_elasticsearch_disk_free_ratio",
    "Free share of the disk where the data are",
    ["node"],
  );
  const queue = gauge("karyon_elasticsearch_queue", "Requests that wait for a thread", ["node", "pool"]);
  const rejected = gauge("karyon_elasticsearch_rejected", "Requests refused since the node began", [
    "node",
    "pool",
  ]);
  for (const { name: node = "", jvm, fs, thread_pool: pools } of Object.values(nodes)) {
    heap.set({ node }, (jvm?.mem?.heap_used_percent ?? 0) / 100);
    const { available_in_bytes: free, total_in_bytes: total } = fs?.total ?? {};
    if (free !== undefined) disk.set({ node }, free);
    if (free !== undefined && total) diskShare.set({ node }, free / total);
    for (const pool of ["search", "write", "get"]) {
      queue.set({ node, pool }, pools?.[pool]?.queue ?? 0);
      rejected.set({ node, pool }, pools?.[pool]?.rejected ?? 0);
    }
  }
}

async function redisFigures({ redis, queue }: StatusSources, gauge: MakeGauge): Promise<void> {
  if (redis.status !== "ready") throw new Error("Redis is away");
  const info = await redis.info();
  const figure = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1] ?? NaN);
  const set = (name: string, help: string, value: number): void => {
    if (!Number.isNaN(value)) gauge(name, help).set(value);
  };
  set("karyon_redis_memory_bytes", "Memory that Redis uses for data", figure("used_memory"));
  set(
    "karyon_redis_memory_limit_bytes",
    "Most memory that Redis may use; 0 is no limit",
    figure("maxmemory"),
  );
  set("karyon_redis_clients", "Connections to Redis", figure("connected_clients"));
  set("karyon_redis_append_only", "Whether Redis writes its append-only file", figure("aof_enabled"));
  const isWritten = /^aof_last_write_status:ok/m.test(info);
  gauge("karyon_redis_append_only_ok", "Whether the last write of the append-only file went well").set(
    isWritten ? 1 : 0,
  );
  const jobs = gauge("karyon_queue_jobs", "Jobs of the queue of loads", ["state"]);
  for (const [state, number] of Object.entries(await queue.queue.getJobCounts())) jobs.set({ state }, number);
}

async function loadFigures(sources: StatusSources, gauge: MakeGauge): Promise<void> {
  const loads = await readLoads(sources);
  const seconds = gauge("karyon_load_step_seconds", "Time of a step of the newest loads", [
    "generation",
    "step",
  ]);
  const memory = gauge("karyon_load_step_memory_bytes", "Highest memory of a step", ["generation", "step"]);
  const done = gauge("karyon_load_step_done", "Documents or things that a step has done", [
    "generation",
    "step",
  ]);
  gauge("karyon_load_running", "Whether a load is being worked on").set(
    loads.some(({ isRunning }) => isRunning) ? 1 : 0,
  );
  gauge("karyon_load_interrupted", "Loads that were begun and that nobody works on").set(
    loads.filter(({ record, isRunning }) => record.finished === null && !isRunning).length,
  );
  for (const { record, steps } of loads.slice(0, 3))
    for (const step of steps) {
      const labels = { generation: record.generation, step: step.name };
      done.set(labels, step.done);
      seconds.set(labels, step.seconds);
      if (step.peakRssMb !== null) memory.set(labels, step.peakRssMb * 1024 * 1024);
    }
}
