/** The connection to Redis. */
import { Redis } from "ioredis";
import { withoutPassword } from "../load/connect.ts";
import { LoadError } from "../load/load-error.ts";

const maxPause = 1_000;

/** A connection that comes back by itself after an outage, however long; calls wait for it meanwhile. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, maxPause),
  });
  // Outages show in `redis.status`; without a listener they would be printed one by one.
  redis.on("error", () => {});
  return redis;
}

/** Throws a LoadError when Redis does not answer soon. */
export async function mustAnswer(redis: Redis, url: string): Promise<void> {
  const deadline = AbortSignal.timeout(5_000);
  const late = new Promise<never>((_resolve, reject) => {
    deadline.addEventListener("abort", () =>
      reject(new LoadError(`Redis does not answer at ${withoutPassword(url)}.`)),
    );
  });
  await Promise.race([redis.ping(), late]);
}
