/** Connections to Elasticsearch and Redis, kept alive and shared by all requests. */
import { setTimeout } from "node:timers/promises";
import { Client, ClusterConnectionPool, errors, Transport } from "@elastic/elasticsearch";
import type { TransportRequestOptions, TransportRequestParams } from "@elastic/elasticsearch";
import { Redis } from "ioredis";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { sharedLookup } from "../elastic/find-address.ts";
import { refusePart, wholeAnswer } from "../elastic/whole-answers.ts";
import { PromptConnection } from "./prompt-connection.ts";

/** ms; a search that takes longer is given up. */
const requestTimeout = 10_000;

/** ms between the attempts at a node that has too much to do for the moment (status 429). */
const pauses = [100, 300, 900];

const isFull = (error: unknown): boolean => error instanceof errors.ResponseError && error.statusCode === 429;

/** Requests of this process that the cluster has at the same time; the others wait here, where they cost nothing. */
const atOnce = 32;

/** Whether the cluster is well has to be known when it has much to do, too. */
const isAboutHealth = ({ path }: TransportRequestParams): boolean =>
  path === "/" || path.startsWith("/_cluster/health");

/** When a node is away, the second attempt follows at once: a reader waits. When it is full, it is given some time. */
class PromptTransport extends Transport {
  readonly #limit = pLimit(atOnce);

  constructor(options: ConstructorParameters<typeof Transport>[0]) {
    super({ ...options, retryBackoff: () => 0 });
  }

  // One signature stands for the overloads of the base class, hence the cast: the answer is passed on as it is.
  override async request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<never> {
    return isAboutHealth(params) ? this.#ask(params, options) : this.#limit(() => this.#ask(params, options));
  }

  async #ask(params: TransportRequestParams, options?: TransportRequestOptions): Promise<never> {
    for (const pause of pauses) {
      try {
        return await this.#askOnce(params, options);
      } catch (error) {
        if (!isFull(error)) throw error;
        await setTimeout(pause);
      }
    }
    return this.#askOnce(params, options);
  }

  async #askOnce(params: TransportRequestParams, options?: TransportRequestOptions): Promise<never> {
    const answer = await (super.request(params, wholeAnswer(params, options)) as Promise<never>);
    refusePart(params, answer);
    return answer;
  }
}

type NodeSelector = NonNullable<ConstructorParameters<typeof Client>[0]["nodeSelector"]>;

const waitingAt = (connection: Parameters<NodeSelector>[0][number]): number =>
  connection instanceof PromptConnection ? connection.waiting : 0;

/**
 * Of several nodes the one that owes the fewest answers. A node that has only just started answers slowly: asked in its turn, it would
 * soon have all requests that this process may have under way, and those that others could answer would wait behind them.
 */
const idlest: NodeSelector = (connections) => {
  const fewest = Math.min(...connections.map(waitingAt));
  const idle = connections.filter((one) => waitingAt(one) === fewest);
  // There is at least one.
  return idle[Math.floor(Math.random() * idle.length)]!;
};

/** Leaves out nodes that failed until they answer a question, which they are asked a second later, then two, four and eight. */
class PromptPool extends ClusterConnectionPool {
  override resurrectTimeout = 1_000;
  override resurrectTimeoutCutoff = 3;
}

/** Given to the pool of connections as it is, which the client's type does not say: hence the cast. */
const agent = { connect: { lookup: sharedLookup() } } as ConstructorParameters<typeof Client>[0]["agent"];

/** Asks another node when one does not answer, until each was asked; where there is one, the same once more, over a new connection. */
export const connectElasticsearch = (nodes: readonly string[]): Client =>
  new Client({
    nodes: [...nodes],
    maxRetries: Math.max(1, nodes.length - 1),
    requestTimeout,
    Transport: PromptTransport,
    Connection: PromptConnection,
    ConnectionPool: PromptPool,
    nodeSelector: idlest,
    agent,
  });

/** ms; commands are answered within one. A Redis that takes so long is frozen, or the way to it is cut, and a reader waits. */
const redisTimeout = 700;
/** ms */
const connectTimeout = 2_000;

/** A connection that gives up at once while Redis is away, and comes back by itself. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout,
    commandTimeout: redisTimeout,
    // What is frozen keeps its connection; without it, all further commands fail at once.
    socketTimeout: redisTimeout,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
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
