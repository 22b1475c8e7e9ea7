import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { cached, cacheFolder } from "./cache.ts";
import { endProcesses, startChild, type Child } from "./child.ts";
import { dockerLacks, startContainer } from "./docker.ts";
import { withoutPassword } from "./elasticsearch.ts";
import { findOnPath } from "./find-on-path.ts";
import { unpackFromMaven } from "./maven.ts";
import { freePort } from "./ports.ts";
import { listProcesses } from "./process-table.ts";
import { givenService, type Service } from "./service.ts";
import { sentenceOf, StartError } from "./start-error.ts";
import type { StartContext } from "./starting.ts";
import { supervise } from "./supervise.ts";
import { waitUntilUp } from "./wait-until-up.ts";

/** The official image; docker-compose.yml names the same. */
export const REDIS_IMAGE = "redis:7.2";

/** Every write is in the append-only file, and nothing is ever thrown out: the queue and saved queries live here. */
const DURABLE = ["--appendonly", "yes", "--save", "", "--maxmemory-policy", "noeviction"];

/** What to start; `url` given means: start nothing. */
export interface RedisOptions extends StartContext {
  state: string;
  url?: string | undefined;
  port?: number | undefined;
  way?: "docker" | "local" | undefined;
  /** Told where it is going to answer, as soon as that is known. */
  addressed?: ((url: string) => void) | undefined;
}

/** Find or start a Redis: a given address, else Docker, else redis-server on the PATH, else a binary through Maven. */
export async function startRedis(options: RedisOptions): Promise<Service> {
  if (options.url !== undefined) {
    const given = await useGiven(options.url);
    options.addressed?.(given.url);
    return given;
  }
  mkdirSync(join(options.state, "redis"), { recursive: true });
  const port = options.port ?? (await freePort());
  const logFile = join(options.state, "redis", "redis.log");
  const { how, url, launch } = await chooseWay(options, port, logFile);
  options.addressed?.(url);
  const supervised = await supervise("Redis", options, async (born) => {
    const child = await launch();
    born(child);
    await waitUntilUp({ name: "Redis", child, logFile, probe: () => answers(url), limitMs: 60_000 });
  });
  options.log(`Redis: ${how}, port ${port}`);
  return { url, how, ...supervised };
}

interface Way {
  how: string;
  url: string;
  launch: () => Promise<Child>;
}

async function chooseWay(options: RedisOptions, port: number, logFile: string): Promise<Way> {
  const { state, way, signal } = options;
  // As with Elasticsearch: a state folder stays with the way it began with. Redis 7 keeps a folder, Redis 6 a file.
  const begunLocally = ["appendonlydir", "appendonly.aof"].some((name) =>
    existsSync(join(state, "redis", name)),
  );
  const useLocal = way === "local" || (way === undefined && begunLocally);
  const lack = useLocal ? "not wanted" : await dockerLacks(REDIS_IMAGE, "Redis", options);
  if (lack === undefined) {
    return {
      how: "Docker container",
      url: `redis://127.0.0.1:${port}`,
      launch: () =>
        startContainer(
          {
            image: REDIS_IMAGE,
            service: "redis",
            state,
            port,
            inside: 6379,
            data: "/data",
            logFile,
            environment: {},
            command: ["redis-server", ...DURABLE],
          },
          signal,
        ),
    };
  }
  if (way === "docker") throw new StartError(`Redis cannot run in Docker: ${lack}.`);
  const program = findOnPath("redis-server") ?? (await fetchRedis(options));
  const folder = join(state, "redis");
  return {
    how: "local process",
    url: `redis://:${passwordIn(folder)}@127.0.0.1:${port}`,
    launch: () => launchRedis(program, folder, port, logFile, signal),
  };
}

/** Settings that arguments would show to whoever lists processes. */
const secretsOf = (folder: string): string => join(folder, "redis.conf");

/** Other users of this machine reach the port, too: the password of a folder is for who may read it. Made once. */
function passwordIn(folder: string): string {
  const file = secretsOf(folder);
  if (!existsSync(file))
    writeFileSync(file, `requirepass ${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  return readFileSync(file, "utf8").trim().replace("requirepass ", "");
}

async function launchRedis(
  program: string,
  folder: string,
  port: number,
  logFile: string,
  signal: AbortSignal,
): Promise<Child> {
  const sign = `--dir ${folder} `;
  const left = listProcesses().filter(
    ({ command }) => command.includes("redis-server") && `${command} `.includes(sign),
  );
  await endProcesses(left.map(({ pid }) => pid));
  // Its process title is left alone so that a later start can tell whose it is.
  return startChild(
    program,
    [
      secretsOf(folder),
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--dir",
      folder,
      "--daemonize",
      "no",
      "--set-proc-title",
      "no",
      ...DURABLE,
    ],
    { log: logFile, signal },
  );
}

/** The redis-server for this machine out of a jar on Maven Central. */
async function fetchRedis(starting: StartContext): Promise<string> {
  const platform = `${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  const folder = await cached(cacheFolder(), "redis-6.2-maven", starting, async (into) => {
    await unpackFromMaven(
      {
        groupId: "com.github.codemonstur",
        artifactId: "embedded-redis",
        version: "1.4.4",
        type: "jar",
        megabytes: 12,
        label: "Redis",
        otherwise: "install redis-server, start a Docker engine, or set REDIS_URL",
        includes: ["redis-server-*"],
        excludes: ["*.exe"],
      },
      into,
      starting,
    );
  });
  const binary = BINARIES[platform];
  if (binary === undefined)
    throw new StartError(
      `There is no Redis for ${platform} on Maven Central: install redis-server, start a Docker engine, or set REDIS_URL.`,
    );
  const program = join(folder, binary);
  chmodSync(program, 0o755);
  return program;
}

const BINARIES: Record<string, string> = {
  "linux-amd64": "redis-server-6.2.6-v5-linux-amd64",
  "linux-arm64": "redis-server-6.2.7-linux-arm64",
  "darwin-amd64": "redis-server-6.2.6-v5-darwin-amd64",
  "darwin-arm64": "redis-server-6.2.6-v5-darwin-arm64",
};

async function useGiven(url: string): Promise<Service> {
  try {
    await ping(url);
  } catch (error) {
    throw new StartError(
      `REDIS_URL is ${withoutPassword(url)}, where no Redis answers (${sentenceOf(error)}).`,
    );
  }
  return givenService(url);
}

async function answers(url: string): Promise<boolean> {
  return ping(url).then(
    () => true,
    () => false,
  );
}

/** One PING over a connection of its own; rejects when it fails, also while Redis still reads its file. */
async function ping(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    enableReadyCheck: false,
  });
  let reason: unknown;
  redis.on("error", (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}
