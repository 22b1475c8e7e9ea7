/** Nobody may take the expensive calls away from the others. Counted in Redis, so that several servers count together. */
import { rateLimit } from "express-rate-limit";
import { RedisStore } from "rate-limit-redis";
import type { RedisReply } from "rate-limit-redis";
import type { RequestHandler } from "express";
import type { Services } from "../context/services.ts";
import { ProblemError } from "../problem/problem-error.ts";

const minute = 60_000;

/** Passes everything when Redis is down: a limit is a courtesy, not a lock. */
export function limitUse({
  redis,
  prefix,
  rateLimit: limit,
}: Pick<Services, "redis" | "prefix" | "rateLimit">): RequestHandler {
  if (limit === 0) return (_request, _response, next) => next();
  return rateLimit({
    windowMs: minute,
    limit,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    identifier: "expensive",
    passOnStoreError: true,
    store: new RedisStore({
      prefix: `${prefix}:limit:`,
      // ioredis answers with anything; the scripts of the store answer with numbers.
      sendCommand: (command: string, ...args: string[]) =>
        redis.call(command, ...args) as Promise<RedisReply>,
    }),
    handler: (_request, _response, next) =>
      next(new ProblemError(429, `More than ${limit} expensive requests in a minute; please wait a little.`)),
  });
}
