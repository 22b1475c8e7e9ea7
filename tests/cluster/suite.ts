/** What suites on a cluster of this machine have in common: nodes, Redis, apis and commands, all gone at the end, also at a signal. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServices } from "../../services/services.ts";
import { startApi } from "../site.ts";
import type { Site } from "../site.ts";
import { run } from "../suites.ts";
import { startNodes } from "./nodes.ts";

export interface ClusterSuite {
  readonly nodes: Awaited<ReturnType<typeof startNodes>>;
  readonly folder: string;
  /** Starts an api of the organism whose indices begin so. */
  readonly api: (prefix: string, more?: NodeJS.ProcessEnv) => Promise<Site>;
  /** Gives a command, as `npm run release -- …` would. Answers how many ms it took; throws when it fails. */
  readonly give: (prefix: string, ...args: string[]) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the nodes and a Redis. All commands copy each shard once.
 * @param started as `startNodes` takes them: how many, the heap of each, those that are not started yet
 */
export async function startClusterSuite(
  name: string,
  ...started: Parameters<typeof startNodes> extends [string, ...infer Rest] ? Rest : never
): Promise<ClusterSuite> {
  const folder = await mkdtemp(join(tmpdir(), `karyon-${name}-`));
  const nodes = await startNodes(folder, ...started);
  const services = await startServices({
    state: join(folder, "redis"),
    elasticsearchUrl: nodes.url,
    purpose: "test",
  });
  const apis: Site[] = [];
  const over = new AbortController();
  let command: Promise<unknown> = Promise.resolve();
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= stopAll());
  async function stopAll(): Promise<void> {
    // A load would wait for its servers for minutes.
    over.abort();
    await command.catch(() => undefined);
    for (const api of apis) await api.stop();
    await services.stop();
    await nodes.stop();
    await rm(folder, { recursive: true, force: true });
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));

  const settings = (prefix: string): NodeJS.ProcessEnv => ({
    ...process.env,
    ELASTICSEARCH_URL: nodes.url,
    REDIS_URL: services.redis.url,
    KARYON_STATE: join(folder, prefix),
    KARYON_INDEX_PREFIX: prefix,
    KARYON_REPLICAS: "1",
    KARYON_RATE_LIMIT: "0",
    KARYON_SITE: "",
    KARYON_RELEASE: "",
  });
  return {
    nodes,
    folder,
    stop,
    api: async (prefix, more = {}) => {
      const api = await startApi({ ...settings(prefix), ...more });
      apis.push(api);
      return api;
    },
    give: async (prefix, ...args) => {
      const began = performance.now();
      const ended = run(process.execPath, ["indexer/cli.ts", ...args], settings(prefix), over.signal);
      command = ended;
      if ((await ended) !== 0) throw new Error(`${args.join(" ")} has failed`);
      return performance.now() - began;
    },
  };
}
