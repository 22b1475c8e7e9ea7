/** The connection to Redis. */
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { withoutPassword } from "../load/connect.ts";
import { LoadError } from "../load/load-error.ts";

const maxPause = 1_000;
/** ms between two looks whether a connection answers what it is asked, and ms in which it has to. */
const lookInterval = 5_000;
const answersWithin = 15_000;

/** A connection that comes back by itself after an outage, however long; calls wait for it meanwhile. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, maxPause),
  });
  // Outages show in `redis.status`; without a listener they would be printed one by one.
  redis.on("error", () => {});
  keepAnswering(redis);
  return redis;
}

/**
 * Begins a connection anew on which answers have got lost or mixed up, as after a fault on the way: by itself each call would wait for
 * ever, or get the answer to another one. Calls that wait are sent again.
 */
function keepAnswering(redis: Redis): void {
  let isAsked = false;
  const timer = setInterval(() => {
    if (isAsked || redis.status !== "ready") return;
    isAsked = true;
    const late = sleep(answersWithin, "late", { ref: false });
    void Promise.race([redis.ping().catch(() => "away"), late]).then((answer) => {
      isAsked = false;
      if (answer !== "PONG" && redis.status === "ready") redis.disconnect(true);
    });
  }, lookInterval).unref();
  redis.once("end", () => clearInterval(timer));
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

/** An error as the curator is to see it: what Redis says when its disk or its memory is full comes from deep within a script of the queue. */
export function withReasonOfRedis(error: unknown): unknown {
  const [, reason] = (error instanceof Error && /\b(?:MISCONF|OOM) (.*)/s.exec(error.message)) || [];
  return reason === undefined
    ? error
    : new LoadError(
        `Redis cannot keep the queue of the load (${reason}): make room for it, and give the same command again.`,
      );
}
