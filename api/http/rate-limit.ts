/** Nobody may take the expensive calls away from the others. Counted in Redis, so that several servers count together. */
import { MemoryStore, rateLimit } from "express-rate-limit";
import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";
import { RedisStore } from "rate-limit-redis";
import type { RedisReply } from "rate-limit-redis";
import type { RequestHandler } from "express";
import type { Services } from "../context/services.ts";
import { ProblemError } from "../problem/problem-error.ts";

const minute = 60_000;

/** Counts with the other servers, or by itself as long as Redis is away. */
class SharedOrLocalStore implements Store {
  readonly #shared: RedisStore;
  readonly #local = new MemoryStore();
  #begin = async (): Promise<void> => undefined;

  constructor(shared: RedisStore) {
    this.#shared = shared;
  }

  async init(options: Options): Promise<void> {
    this.#local.init(options);
    this.#begin = () => this.#shared.init(options).catch(() => undefined);
    await this.#begin();
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    try {
      return await this.#shared.increment(key);
    } catch {
      // The shared store gets its scripts once; where Redis was away then, it has to begin again.
      void this.#begin();
      return this.#local.increment(key);
    }
  }

  async decrement(key: string): Promise<void> {
    await this.#shared.decrement(key).catch(() => this.#local.decrement(key));
  }

  async resetKey(key: string): Promise<void> {
    await Promise.all([this.#shared.resetKey(key).catch(() => undefined), this.#local.resetKey(key)]);
  }

  shutdown(): void {
    this.#local.shutdown();
  }
}

/** Refuses the expensive calls of who has made more than the limit within a minute. */
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
    store: new SharedOrLocalStore(
      new RedisStore({
        prefix: `${prefix}:limit:`,
        // ioredis answers with anything; the scripts of the store answer with numbers.
        sendCommand: (command: string, ...args: string[]) =>
          redis.call(command, ...args) as Promise<RedisReply>,
      }),
    ),
    handler: (_request, _response, next) =>
      next(new ProblemError(429, `More than ${limit} expensive requests in a minute; please wait a little.`)),
  });
}
