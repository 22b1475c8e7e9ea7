/** Real servers, releases and loads for the tests of faults. */
import { execFile, spawn } from "node:child_process";
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { connectRedis } from "../../../indexer/jobs/redis.ts";
import { openLoadQueue, stepJobId } from "../../../indexer/jobs/flow.ts";
import type { StepName } from "../../../indexer/jobs/step-names.ts";
import { connect } from "../../../indexer/load/connect.ts";
import { listGenerations } from "../../../indexer/load/generations.ts";
import { startServices } from "../../../services/services.ts";
import type { Services, ServicesOptions } from "../../../services/services.ts";
import { descendant } from "./process-tree.ts";

const run = promisify(execFile);

/** A load that runs, as a curator sees it. */
export interface RunningLoad {
  /** Everything printed so far. */
  readonly output: () => string;
  readonly pid: number;
  readonly exited: Promise<number | null>;
  /** Resolves when a step is being worked on; throws when the load ends before. */
  reached(step: StepName): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
  killWorker(): Promise<void>;
}

export interface Karyon {
  readonly services: Services;
  readonly folder: string;
  stop(): Promise<void>;
  /** A deployment of its own on the servers: index prefix and state folder. Its commands reach the servers at other addresses and have more settings, where some are given. */
  portal(prefix: string, addresses?: Addresses, settings?: NodeJS.ProcessEnv): Portal;
}

interface Addresses {
  readonly elasticsearch: string;
  readonly redis: string;
}

export interface Portal {
  readonly prefix: string;
  /** The settings of commands for it. */
  readonly env: NodeJS.ProcessEnv;
  load(dir: string, ...flags: string[]): RunningLoad;
  /** Begins a command of the indexer. */
  run(...args: string[]): RunningLoad;
  /** Runs a command of the indexer to its end. */
  command(...args: string[]): Promise<{ code: number | null; output: string }>;
  /** Runs `ensure` with KARYON_RELEASE. */
  ensure(release: string): Promise<{ code: number | null; output: string }>;
  /** State of every generation, and the documents of each index by kind. */
  generations(): Promise<
    { name: string; release: string; state: string; documents: Record<string, number> }[]
  >;
}

/** Starts Elasticsearch and Redis for one test file, or as told. */
export async function startKaryon(options: Partial<ServicesOptions> = {}): Promise<Karyon> {
  const folder = options.state ?? (await mkdtemp(join(tmpdir(), "karyon-faults-")));
  const services = await startServices({
    heap: "512m",
    longRun: false,
    purpose: "test",
    ...options,
    state: join(folder, "services"),
  });
  return {
    services,
    folder,
    async stop() {
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
    portal: (prefix, addresses, settings = {}) => {
      const direct = { elasticsearch: services.elasticsearch.url, redis: services.redis.url };
      return portal(prefix, folder, { services, ...direct, ...addresses, settings });
    },
  };
}

/** A copy of a release, one of whose phenotype rows has lost its columns; answers the line with the damage too. */
export async function damagedCopy(
  from: string,
  to: string,
  release: string,
): Promise<{ dir: string; at: string }> {
  await cp(from, to, { recursive: true });
  const file = JSON.parse(await readFile(join(to, "release.json"), "utf8"));
  const { path } = file.datasets.find((set: { format: string }) => set.format === "phaf");
  const lines =
    gunzipSync(await readFile(join(to, path)))
      .toString()
      .split("\n").length - 1;
  await appendFile(join(to, path), gzipSync("a row of one column\n"));
  await writeFile(join(to, "release.json"), JSON.stringify({ ...file, release }));
  return { dir: to, at: `${path}:${lines + 1}` };
}

/** Makes a small demo release. */
export async function demoRelease(folder: string, genes: number, release: string): Promise<string> {
  const dir = join(folder, `release-${genes}-${release}`);
  await run(process.execPath, [
    "demo/cli.ts",
    "--genes",
    String(genes),
    "--seed",
    "1",
    "--release",
    release,
    "--out",
    dir,
  ]);
  return dir;
}

interface Reached extends Addresses {
  readonly services: Services;
  readonly settings: NodeJS.ProcessEnv;
}

function portal(prefix: string, folder: string, { services, settings: more, ...addresses }: Reached): Portal {
  const client = connect(services.elasticsearch.url, { limit: 120_000, onWait: () => {} });
  const env = {
    ...process.env,
    ELASTICSEARCH_URL: addresses.elasticsearch,
    REDIS_URL: addresses.redis,
    KARYON_INDEX_PREFIX: prefix,
    KARYON_STATE: join(folder, prefix),
    KARYON_SITE: "",
    KARYON_RELEASE: "",
    ...more,
  };
  const start = (args: string[], settings: NodeJS.ProcessEnv = {}): RunningLoad => {
    const child = spawn(process.execPath, ["indexer/cli.ts", ...args], {
      env: { ...env, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => lines.push(line));
    const exited = new Promise<number | null>((resolve) => {
      child.once("close", resolve);
    });
    const output = (): string => lines.join("\n");
    return {
      output,
      exited,
      // A process that was started has an id.
      pid: child.pid!,
      reached: (step) => untilActive(services.redis.url, prefix, step, () => child.exitCode !== null, output),
      async kill() {
        child.kill("SIGKILL");
        await exited;
      },
      async killWorker() {
        // A process that was started has an id.
        const worker = descendant(child.pid!, "worker.ts");
        if (!worker) throw new Error(`the load has no worker:\n${output()}`);
        process.kill(worker, "SIGKILL");
      },
    };
  };
  return {
    prefix,
    env,
    load: (dir, ...flags) => start(["load", dir, ...flags]),
    run: (...args) => start(args),
    command: (...args) => ended(start(args)),
    ensure: (release) => ended(start(["ensure"], { KARYON_RELEASE: release })),
    async generations() {
      return (await listGenerations(client, prefix)).map(({ name, release, state, indices }) => ({
        name,
        release,
        state,
        documents: Object.fromEntries(indices.map(({ kind, documents }) => [kind, documents ?? 0])),
      }));
    },
  };
}

const ended = async ({ exited, output }: RunningLoad): Promise<{ code: number | null; output: string }> => ({
  code: await exited,
  output: output(),
});

async function untilActive(
  redisUrl: string,
  prefix: string,
  step: StepName,
  ended: () => boolean,
  output: () => string,
): Promise<void> {
  const redis = connectRedis(redisUrl);
  const { queue, close } = openLoadQueue(redis, prefix);
  try {
    for (;;) {
      const generation = /\d{4}-\d{2}-\d{2}--[a-z0-9]+/.exec(output())?.[0];
      const state = generation
        ? await (await queue.getJob(stepJobId(generation, step)))?.getState()
        : undefined;
      if (state === "active") return;
      if (ended()) throw new Error(`the load ended before step ${step}:\n${output()}`);
      await sleep(10);
    }
  } finally {
    await close();
    redis.disconnect();
  }
}
