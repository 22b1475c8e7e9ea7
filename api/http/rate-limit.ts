/** Nobody may take the expensive calls away from the others. Counted in Redis, so that several processes count together. */
import type { Request, RequestHandler } from "express";
import type { Redis } from "ioredis";
import { clientOf } from "../admission/client.ts";
import { ProblemError } from "../problem/problem-error.ts";
import type { Services } from "../context/services.ts";
import { UseCounts, useWindow } from "./use-counts.ts";
import type { CountUse } from "./use-counts.ts";

/** Adds to what a client has used; a window begins with its first request. */
const script = `local used = redis.call("INCRBY", KEYS[1], ARGV[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then
  redis.call("PEXPIRE", KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {used, left}`;

const countIn =
  (redis: Redis, prefix: string): CountUse =>
  async (client, cost) => {
    // The script answers with two numbers.
    const [used, left] = (await redis.eval(script, 1, `${prefix}:use:${client}`, cost, useWindow)) as [
      number,
      number,
    ];
    return { used, left };
  };

/** Makes handlers that refuse (429) the calls of who has used more than the limit within a minute. */
export function limitUse({
  redis,
  prefix,
  rateLimit: limit,
}: Pick<Services, "redis" | "prefix" | "rateLimit">): (
  costOf: (request: Request) => number,
) => RequestHandler {
  if (limit === 0) return () => (_request, _response, next) => next();
  const counts = new UseCounts(countIn(redis, prefix));
  return (costOf) => async (request, response, next) => {
    const cost = costOf(request);
    const { used, left } = await counts.add(clientOf(request), cost);
    const seconds = Math.max(1, Math.ceil(left / 1000));
    response.set({
      "RateLimit-Policy": `"use";q=${limit};w=${useWindow / 1000}`,
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
