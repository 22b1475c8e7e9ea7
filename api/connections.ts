/** Connections to Elasticsearch and Redis, kept alive and shared by all requests. */
import { Client, Transport } from "@elastic/elasticsearch";
import { Redis } from "ioredis";
import type { Logger } from "pino";

/** ms; a search that takes longer is given up. */
const requestTimeout = 10_000;

/** The second attempt follows at once: a reader waits. */
class PromptTransport extends Transport {
  constructor(options: ConstructorParameters<typeof Transport>[0]) {
    super({ ...options, retryBackoff: () => 0 });
  }
}

/** Asks another node, or the same one over a new connection, once more when one does not answer. */
export const connectElasticsearch = (nodes: readonly string[]): Client =>
  new Client({ nodes: [...nodes], maxRetries: 1, requestTimeout, Transport: PromptTransport });

/** A connection that gives up at once while Redis is away, and comes back by itself. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000, retryStrategy: (times) => Math.min(times * 100, 2_000) });
  let away = false;
  redis.on("error", (error) => {
    if (!away) log.warn({ err: error }, "Redis does not answer");
    away = true;
  });
  redis.on("ready", () => {
    if (away) log.info("Redis answers again");
    away = false;
  });
  return redis;
}
