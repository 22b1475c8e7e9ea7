/** Several real Elasticsearch nodes on this machine, one cluster. */
import { mkdirSync } from "node:fs";
import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Child } from "../../services/child.ts";
import { launchElasticsearch, prepareElasticsearch } from "../../services/elasticsearch-local.ts";
import { freePort } from "../site.ts";
import { waitFor } from "../faults/servers/wait-for.ts";

/** Of a node that is added: it is to have a machine of its own, and would take processors of the others here while Java starts. */
const niceness = 10;

export interface Nodes {
  /** Addresses of those that the cluster begins with, with commas between, as ELASTICSEARCH_URL takes them. */
  readonly url: string;
  /** kill -9 */
  kill(index: number): Promise<void>;
  /** Starts one again, with the data that it had. */
  start(index: number): Promise<void>;
  /** Waits for a status of the cluster; answers the ms that took. */
  until(status: "green" | "yellow", nodes: number): Promise<number>;
  stop(): Promise<void>;
}

/** Starts them and waits until they are one cluster. Those of `later` are started by `start` only. */
export async function startNodes(
  folder: string,
  count: number,
  heap: string,
  later: readonly number[] = [],
): Promise<Nodes> {
  const context = { log: console.log, signal: new AbortController().signal };
  const names = Array.from({ length: count }, (_one, index) => `node-${index + 1}`);
  const ports = await Promise.all(
    names.map(async () => ({ http: await freePort(), transport: await freePort() })),
  );
  const children = new Map<number, Child>();
  const urls = ports.map(({ http }) => `http://127.0.0.1:${http}`);

  const prepare = (name: string): ReturnType<typeof prepareElasticsearch> => {
    const state = join(folder, name);
    mkdirSync(state, { recursive: true });
    return prepareElasticsearch(state, context);
  };
  const snapshots = join((await prepare(names[0] ?? "")).run, "snapshots");

  const start = async (index: number): Promise<void> => {
    const name = names[index] ?? "";
    const local = await prepare(name);
    const child = await launchElasticsearch(
      local,
      {
        httpPort: ports[index]?.http ?? 0,
        transportPort: ports[index]?.transport ?? 0,
        heap,
        longRun: true,
        niceness: later.includes(index) ? niceness : 0,
        cluster: {
          name,
          transportPorts: ports.map(({ transport }) => transport),
          begins: names.filter((_one, other) => !later.includes(other)),
          snapshots,
        },
      },
      context.signal,
    );
    children.set(index, child);
  };
  const until = (status: string, nodes: number): Promise<number> =>
    waitFor(`${nodes} nodes, ${status}`, async () => {
      const alive = [...children.keys()][0] ?? 0;
      const answer = await fetch(
        `${urls[alive]}/_cluster/health?wait_for_status=${status}&wait_for_nodes=${nodes}&wait_for_no_relocating_shards=true&timeout=1s`,
      ).catch(() => null);
      await answer?.body?.cancel();
      return answer?.ok === true;
    });
  const first = [...names.keys()].filter((index) => !later.includes(index));
  await Promise.all(first.map(start));
  await until("green", count - later.length);
  return {
    url: first.map((index) => urls[index]).join(","),
    start,
    until,
    async kill(index) {
      const child = children.get(index);
      children.delete(index);
      child?.kill();
      await child?.exited;
    },
    async stop() {
      await Promise.all([...children.values()].map((child) => child.stop(20_000)));
      // Where the folder is closed to other users, the servers' own are links to somewhere else.
      for (const name of names) {
        const run = await realpath(join(folder, name, "elasticsearch")).catch(() => null);
        if (run !== null) await rm(run, { recursive: true });
      }
    },
  };
}
