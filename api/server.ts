/** Starts the api: reads the settings, connects, listens, and stops in good order on SIGTERM or Ctrl-C. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import { ConfigError } from "../config/load.ts";
import { SettingsError } from "../config/settings.ts";
import { createApp } from "./app.ts";
import { connectElasticsearch, connectRedis } from "./connections/connections.ts";
import type { Deployment } from "../config/schema.ts";
import { findDeployment } from "./deployment.ts";
import { watchGenerations } from "./generation/generations.ts";
import { untilWhole } from "./health/parts.ts";
import { answerUnreadable } from "./http/unreadable.ts";
import { prepareSearches, prepareViews } from "./prepare-generation.ts";
import { LocalCopies } from "./local-copy/local-copies.ts";
import { isAlone, tellPrepared } from "./processes/alone.ts";
import { giveBackMemory } from "./processes/give-back-memory.ts";
import { listen } from "./processes/listen.ts";
import { openLog } from "./log/open-log.ts";
import { logSlowSearches } from "./log/slow-log.ts";
import { tellOfLife } from "./processes/sign-of-life.ts";
import { fieldProblems } from "./queries/builder.ts";
import { predefinedProblems } from "./queries/predefined.ts";
import { readSettings } from "./settings/settings.ts";
import type { Settings } from "./settings/settings.ts";
import { stopInGoodOrder } from "./stop.ts";
import type { Tracing } from "./trace/start-tracing.ts";

const root = join(import.meta.dirname, "..");
const webRoot = join(root, "web", "dist");
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

/** ms; longer than proxies keep their connections, so that it is never us who closes one that is about to be used. */
const keepAliveTimeout = 75_000;
/** ms within which a request has to have come: who sends slowly must not hold a slot. */
const headersTimeout = 20_000;
const requestTimeout = 60_000;
/** ms without a byte in either direction, after which a reader of a file is taken to have gone. */
const silence = 120_000;

async function start(): Promise<void> {
  tellOfLife();
  const settings = readSettings(process.env);
  const log = openLog(settings);
  const tracing = settings.isTraced ? await beginTracing() : null;
  const elastic = connectElasticsearch(settings.elasticsearch);
  if (settings.slow > 0) logSlowSearches(elastic, log, settings.slow);
  const redis = connectRedis(settings.redis, log);
  const subscriber = connectRedis(settings.redis, log);
  const shared = { elastic, redis, prefix: settings.prefix, log };
  const listening = Promise.withResolvers<Deployment>();
  const prepared = Promise.withResolvers<void>();
  const copies = copiesOf(settings, log);
  const generations = await watchGenerations({
    ...shared,
    copies,
    subscriber,
    isAlone: isAlone(),
    prepare: async (generation) => {
      // Pages first: this keeps the thread busy for seconds.
      if (isAlone()) await listening.promise;
      return prepareSearches(elastic, log)(generation);
    },
    onLive: (generation) => {
      prepared.resolve();
      void listening.promise.then(async (deployment) => {
        await prepareViews({ ...shared, deployment, webRoot }, generation);
        // Last of all: until then documents are read from Elasticsearch.
        await copies.make(generation.name);
      });
    },
  });
  const { deployment, folder, pages } = await findDeployment(settings.site, elastic, generations, log);
  await check(deployment, folder);
  const app = createApp({
    ...shared,
    generations,
    deployment,
    pages,
    deploymentFolder: folder,
    webRoot,
    version,
    rateLimit: settings.rateLimit,
    trustedProxies: settings.trustedProxies,
    publicUrl: settings.publicUrl,
    slow: settings.slow,
    ...(tracing ? { trace: tracing.handler } : {}),
  });
  const server = serverOf(app);
  // What is read at a start leaves more behind than it holds.
  void prepared.promise.then(() => giveBackMemory()).then(tellPrepared);
  // One that starts together with Elasticsearch may be there before all of its shards are. With a copy, pages need none.
  if (isAlone() && generations.live?.copy.isThere === false) await untilWhole(elastic, generations.live);
  const port = await listenAt(server, settings);
  listening.resolve(deployment);
  log.info({ port, release: generations.live?.release ?? null }, "listening");
  stopInGoodOrder(server, log, async () => {
    await generations.close();
    copies.close();
    for (const one of [redis, subscriber]) one.disconnect();
    await elastic.close();
    await tracing?.stop();
  });
}

const copiesOf = ({ state, prefix, elasticsearch: nodes }: Settings, log: Logger): LocalCopies =>
  new LocalCopies({ folder: join(state, "documents"), prefix, nodes, log });

const listenAt = (server: Server, { port, host }: Settings): Promise<number> =>
  listen(server, { port, host, settings: { port: "PORT", host: "HOST" } });

const serverOf = (app: RequestListener): Server =>
  createServer({ keepAliveTimeout, headersTimeout, requestTimeout }, app)
    .on("clientError", answerUnreadable)
    .setTimeout(silence);

/** @throws ConfigError where the deployment names queries or fields that there are not */
async function check({ queryBuilder }: Deployment, folder: string): Promise<void> {
  const problems = [...(await predefinedProblems(queryBuilder)), ...fieldProblems(queryBuilder)];
  if (problems.length > 0) throw new ConfigError(folder, problems);
}

/** What traces need is read only where they are wanted. */
async function beginTracing(): Promise<Tracing> {
  const { startTracing } = await import("./trace/start-tracing.ts");
  return startTracing(version);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
