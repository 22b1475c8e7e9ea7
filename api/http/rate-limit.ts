/** Nobody may take the expensive calls away from the others. Counted in Redis, so that several processes count together. */
import type { Request, RequestHandler } from "express";
import type { Redis } from "ioredis";
import { clientOf } from "../admission/client.ts";
import { ProblemError } from "../problem/problem-error.ts";
import type { Services } from "../context/services.ts";

/** ms */
const window = 60_000;

/** Adds to what a client has used; a window begins with its first request. */
const script = `local used = redis.call("INCRBY", KEYS[1], ARGV[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then
  redis.call("PEXPIRE", KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {used, left}`;

interface Used {
  readonly used: number;
  /** ms until the window ends */
  readonly left: number;
}

/** ms. Redis counts within one; whoever asks waits for the search engine next, and for no more than a second in all. */
const countTimeout = 50;

/** What this process knows: the counts that Redis told last, and its own from there while Redis is away. */
class KnownCounts {
  readonly #counts = new Map<string, { used: number; ends: number }>();

  /** Redis has counted. */
  learn(client: string, { used, left }: Used): Used {
    this.#keep(client, { used, ends: performance.now() + left });
    return { used, left };
  }

  /** Counts without Redis. */
  add(client: string, cost: number): Used {
    const now = performance.now();
    const known = this.#counts.get(client);
    const count = known && known.ends > now ? known : { used: 0, ends: now + window };
    count.used += cost;
    this.#keep(client, count);
    return { used: count.used, left: count.ends - now };
  }

  /** The last written stands last, so that the first are those whose windows are over. */
  #keep(client: string, count: { used: number; ends: number }): void {
    this.#counts.delete(client);
    this.#counts.set(client, count);
    const now = performance.now();
    for (const [one, { ends }] of this.#counts) {
      if (ends > now && this.#counts.size < 100_000) break;
      this.#counts.delete(one);
    }
  }
}

/** Counts with the other processes, or by itself as long as Redis is away or silent. */
async function addTo(redis: Redis, known: KnownCounts, key: string, cost: number): Promise<Used> {
  const timeUp = Promise.withResolvers<null>();
  const timer = setTimeout(timeUp.resolve, countTimeout, null);
  const counted = redis.eval(script, 1, key, cost, window).then(
    // The script answers with two numbers.
    (told) => {
      const [used, left] = told as [number, number];
      return known.learn(key, { used, left });
    },
    () => null,
  );
  const used = await Promise.race([counted, timeUp.promise]);
  clearTimeout(timer);
  return used ?? known.add(key, cost);
}

/** Makes handlers that refuse (429) the calls of who has used more than the limit within a minute. */
export function limitUse({
  redis,
  prefix,
  rateLimit: limit,
}: Pick<Services, "redis" | "prefix" | "rateLimit">): (
  costOf: (request: Request) => number,
) => RequestHandler {
  if (limit === 0) return () => (_request, _response, next) => next();
  const known = new KnownCounts();
  return (costOf) => async (request, response, next) => {
    const cost = costOf(request);
    const { used, left } = await addTo(redis, known, `${prefix}:use:${clientOf(request)}`, cost);
    const seconds = Math.max(1, Math.ceil(left / 1000));
    response.set({
      "RateLimit-Policy": `"use";q=${limit};w=${window / 1000}`,
      RateLimit: `"use";r=${Math.max(0, limit - used)};t=${seconds}`,
    });
    if (used > limit)
      throw new ProblemError(
        429,
        `More was asked for in a minute than one client can have (${limit}, with ${cost} for this request); please wait for ${seconds} s.`,
        {},
        { "Retry-After": String(seconds) },
      );
    next();
  };
}
