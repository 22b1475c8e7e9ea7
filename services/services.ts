import { resolve } from "node:path";
import { startElasticsearch } from "./elasticsearch.ts";
import { takeLock } from "./lock.ts";
import { startRedis } from "./redis.ts";
import type { Service } from "./service.ts";
import { StartError } from "./start-error.ts";
import { prepareStateFolder } from "./state-folder.ts";
import type { StartContext } from "./starting.ts";
import { alreadyRunning, announce, ownerFile, type Addresses } from "./running.ts";

/** What to start. Everything has a default but the state folder. */
export interface ServicesOptions {
  /** Folder for data, logs and pid files; made when missing. A second start with the same folder finds its data. */
  state: string;
  /** Addresses of servers that run already; then nothing is started for them. */
  elasticsearchUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** Ports on 127.0.0.1; free ones are chosen when not given. */
  elasticsearchPort?: number | undefined;
  redisPort?: number | undefined;
  /** Java heap of Elasticsearch, such as "512m"; by default as large as its data and `release` need. */
  heap?: string | undefined;
  /** Release directory that is going to be loaded. */
  release?: string | undefined;
  /** Elasticsearch as a local process, with a password made for its folder (default false: it costs each search). */
  wantsPassword?: boolean | undefined;
  /** False for short test runs: hot code is compiled only lightly, which starts sooner and runs slower. */
  longRun?: boolean | undefined;
  /** Insist on one way instead of taking the first possible. */
  way?: "docker" | "local" | undefined;
  /** One word for the sentence that a second start sees: what is running here. */
  purpose?: string | undefined;
  /** Told where both are going to answer, as soon as that is known. */
  addressed?: ((addresses: Addresses) => void) | undefined;
  log?: StartContext["log"] | undefined;
  forgivenEnds?: StartContext["forgivenEnds"];
  /** Gives up a start that is under way. Once the services run, only `stop` ends them. */
  signal?: AbortSignal | undefined;
}

/** Both services, running. */
export interface Services {
  elasticsearch: Service;
  redis: Service;
  /** Resolves with one sentence when one of them ends for good by itself. */
  failed: Promise<string>;
  /** End what was started, and free the state folder. */
  stop(): Promise<void>;
}

/** Takes the two addresses one by one, and tells both. */
function whenBothKnown(tell: ServicesOptions["addressed"]): Record<keyof Addresses, (url: string) => void> {
  const elasticsearch = Promise.withResolvers<string>();
  const redis = Promise.withResolvers<string>();
  void elasticsearch.promise.then(async (url) => tell?.({ elasticsearch: url, redis: await redis.promise }));
  return { elasticsearch: elasticsearch.resolve, redis: redis.resolve };
}

/**
 * Find or start a real Elasticsearch and a real Redis, both at the same time. They die with this process, however it
 * ends; if one of them cannot start, the other is stopped again. Fails with a {@link StartError}.
 */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const { longRun = true, way, log = () => {} } = options;
  const state = resolve(options.state);
  prepareStateFolder(state);
  const release = takeLock(ownerFile(state), options.purpose ?? "services");
  if (typeof release !== "function") throw new StartError(alreadyRunning(options.state, release.pid));
  const giveUp = new AbortController();
  const onAbort = (): void => giveUp.abort(options.signal?.reason);
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  const starting = { log, signal: giveUp.signal, forgivenEnds: options.forgivenEnds };
  const addressed = whenBothKnown(options.addressed);
  const starts = [
    startElasticsearch({
      state,
      url: options.elasticsearchUrl,
      port: options.elasticsearchPort,
      heap: options.heap,
      release: options.release,
      wantsPassword: options.wantsPassword ?? false,
      longRun,
      way,
      addressed: addressed.elasticsearch,
      ...starting,
    }),
    startRedis({
      ...starting,
      state,
      url: options.redisUrl,
      port: options.redisPort,
      way,
      addressed: addressed.redis,
    }),
  ] as const;
  try {
    const [elasticsearch, redis] = await Promise.all(starts);
    giveUp.signal.throwIfAborted();
    const withdraw = announce(state, { elasticsearch: elasticsearch.url, redis: redis.url });
    return {
      elasticsearch,
      redis,
      failed: Promise.race([elasticsearch.failed, redis.failed]),
      stop: async () => {
        withdraw();
        await Promise.all([elasticsearch.stop(), redis.stop()]);
        release();
      },
    };
  } catch (error) {
    giveUp.abort();
    for (const start of await Promise.allSettled(starts))
      if (start.status === "fulfilled") await start.value.stop();
    release();
    throw error;
  } finally {
    options.signal?.removeEventListener("abort", onAbort);
  }
}
