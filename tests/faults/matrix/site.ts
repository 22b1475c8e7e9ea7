/** A whole site for faults: its api and its commands reach the servers over ways on which everything can go wrong. */
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { startApi } from "../../site.ts";
import type { Site } from "../../site.ts";
import { askElasticsearch } from "../../../services/elasticsearch.ts";
import { buildWebIfStale } from "../../../services/web-build.ts";
import { wayTo } from "../../way.ts";
import type { Way } from "../../way.ts";
import { demoRelease, startKaryon } from "../servers/karyon.ts";
import type { Karyon, Portal } from "../servers/karyon.ts";
import { waitFor } from "../servers/wait-for.ts";
import { Clock } from "./clock.ts";
import { Traffic } from "./traffic.ts";

/** Where faults are made. */
export interface FaultSite {
  readonly karyon: Karyon;
  readonly portal: Portal;
  /** Directories of releases with the same genes, of different days. */
  readonly releases: readonly string[];
  readonly api: Site;
  readonly traffic: Traffic;
  readonly engine: Way;
  readonly redis: Way;
  /** Of all processes of the site that run Node. */
  readonly clock: Clock;
  /** Folders of what Redis and Elasticsearch keep; small disks of their own where `hasSmallDisks`. */
  readonly redisFolder: string;
  readonly engineFolder: string;
  readonly hasSmallDisks: boolean;
  stop(): Promise<void>;
}

interface Options {
  readonly genes: number;
  /** Processes of the api. */
  readonly processes: number;
}

const foldersIn = (folder: string): Pick<FaultSite, "redisFolder" | "engineFolder"> => ({
  redisFolder: join(folder, "services", "redis"),
  engineFolder: join(folder, "services", "elasticsearch", "data"),
});

/** Makes a folder a disk of its own of some megabytes; false where that cannot be had. */
function smallDisk(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/** Starts servers and a site: two releases are loaded, and what both answer is known. */
export async function startFaultSite({ genes, processes }: Options): Promise<FaultSite> {
  const folder = await mkdtemp(join(tmpdir(), "karyon-matrix-"));
  // Otherwise Elasticsearch, which is no root, would keep its data elsewhere.
  chmodSync(folder, 0o755);
  const { redisFolder, engineFolder } = foldersIn(folder);
  const disks = [
    ...(smallDisk(redisFolder, 48) ? [redisFolder] : []),
    ...(smallDisk(engineFolder, 400) ? [engineFolder] : []),
  ];
  const hasSmallDisks = disks.length === 2;
  const clean = (): void => {
    for (const disk of disks) execFileSync("umount", ["--lazy", disk]);
    rmSync(folder, { recursive: true, force: true });
  };
  const karyon = await startKaryon({ state: folder, way: "local", forgivenEnds: 1_000 });
  try {
    const releases: string[] = [];
    for (const day of ["2025-01-01", "2025-02-01"]) releases.push(await demoRelease(folder, genes, day));
    const [older = "", newer = ""] = releases;
    await loaded(karyon.portal("matrix"), older);
    const site = await siteOn(karyon, "matrix", { processes, releases, hasSmallDisks });
    await site.traffic.learn();
    await loaded(karyon.portal("matrix"), newer);
    await becomes(site.api.url, "2025-02-01");
    await site.traffic.learn();
    const stop = async (): Promise<void> => {
      await site.stop();
      await karyon.services.stop();
      clean();
    };
    return { ...site, stop };
  } catch (error) {
    await karyon.services.stop();
    clean();
    throw error;
  }
}

interface OnServers {
  readonly processes: number;
  readonly releases?: readonly string[];
  readonly hasSmallDisks?: boolean;
}

/** Starts an api that serves what is loaded under a prefix, over ways on which faults can be made. */
export async function siteOn(karyon: Karyon, prefix: string, options: OnServers): Promise<FaultSite> {
  const { services, folder } = karyon;
  await buildWebIfStale(join(folder, "web"), { log: console.log, signal: new AbortController().signal });
  const [engine, redis] = await Promise.all([
    wayTo(new URL(services.elasticsearch.url)),
    wayTo(new URL(services.redis.url)),
  ]);
  const clock = new Clock(folder);
  const portal = karyon.portal(prefix, { elasticsearch: engine.url, redis: redis.url }, clock.env);
  const api = await startApi({
    ...portal.env,
    KARYON_API_PROCESSES: String(options.processes),
    KARYON_RATE_LIMIT: "1000000",
    LOG_LEVEL: "error",
  });
  return {
    karyon,
    portal,
    releases: options.releases ?? [],
    api,
    traffic: await Traffic.to(api.url),
    engine,
    redis,
    clock,
    ...foldersIn(folder),
    hasSmallDisks: options.hasSmallDisks ?? false,
    async stop() {
      await api.stop();
      engine.close();
      redis.close();
    },
  };
}

async function loaded(portal: Portal, dir: string): Promise<void> {
  const { code, output } = await portal.command("load", dir);
  if (code !== 0) throw new Error(`the release does not load:\n${output}`);
}

/** Waits until the api serves a release as the latest. */
const becomes = (url: string, release: string): Promise<number> =>
  waitFor(`${release} is the latest`, async () => {
    const answer = await fetch(`${url}/api/v1/dataset/latest/search/suggest?q=a`);
    await answer.body?.cancel();
    return answer.headers.get("x-release") === release;
  });

/** Asks Redis itself, not over the way. */
export async function tellRedis(site: FaultSite, ...command: [string, ...string[]]): Promise<unknown> {
  const redis = new Redis(site.karyon.services.redis.url, {
    maxRetriesPerRequest: 1,
    retryStrategy: () => null,
  });
  redis.on("error", () => undefined);
  try {
    return await redis.call(...command);
  } finally {
    redis.disconnect();
  }
}

/** Asks Elasticsearch itself, not over the way. */
export async function tellEngine(
  site: FaultSite,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const answer = await askElasticsearch(site.karyon.services.elasticsearch.url, path, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  return answer.text();
}
