/** The api on real servers with a few documents of its own, for the tests that ask it over HTTP. */
import { once } from "node:events";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createApp } from "../../api/app.ts";
import { connectElasticsearch, connectRedis } from "../../api/connections/connections.ts";
import { watchGenerations } from "../../api/generation/generations.ts";
import type { Generations } from "../../api/generation/generations.ts";
import { answerUnreadable } from "../../api/http/unreadable.ts";
import { LocalCopies } from "../../api/local-copy/local-copies.ts";
import { prepareSearches, prepareViews } from "../../api/prepare-generation.ts";
import { loadDeployment } from "../../config/load.ts";
import type { Site } from "../../config/schema.ts";
import { indices } from "../../index-mappings/index.ts";
import { mappingOf } from "../../index-mappings/index-definition.ts";
import { aliasName, indexKinds, indexName, previousAlias } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import { startServices } from "../../services/services.ts";
import { connect as connectIndexer } from "../../indexer/load/connect.ts";
import { wayTo } from "../way.ts";
import type { Way } from "../way.ts";
import type { Documents } from "./api-documents.ts";

const local = "127.0.0.1";

async function portOf(server: Server): Promise<number> {
  server.listen(0, local);
  await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  return (server.address() as AddressInfo).port;
}

async function servers(): Promise<{ elasticsearch: string; redis: string; stop(): Promise<void> }> {
  const { ELASTICSEARCH_URL: elasticsearch, REDIS_URL: redis } = process.env;
  if (elasticsearch && redis) return { elasticsearch, redis, stop: async () => undefined };
  const state = await mkdtemp(join(tmpdir(), "karyon-test-"));
  const services = await startServices({
    state,
    elasticsearchUrl: elasticsearch,
    redisUrl: redis,
    heap: "512m",
    longRun: false,
  });
  return {
    elasticsearch: services.elasticsearch.url,
    redis: services.redis.url,
    async stop() {
      await services.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}

const indexHtml = `<!doctype html><html lang="en"><head><!--karyon:head--></head><body><div id="root"><!--karyon:header--><!--karyon:summary--></div><!--karyon:boot--></body></html>`;

/** In place of what the web draws: which part of which site, and which models, were given to be drawn. */
const drawing = `export const pictureOf = ({ kind, boot, graph, models }) =>
  boot ? "<p>" + kind + " of " + boot.metadata?.date_version + "</p>" : kind === "map" ? null : "<p>" + models + " of " + graph.models.map((model) => model.gocam_id).join(" ") + "</p>";`;

async function builtWeb(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "karyon-web-"));
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "index.html"), indexHtml);
  await writeFile(
    join(root, "viewer.html"),
    `<!doctype html><html lang="en"><head><!--karyon:looks--></head><body><!--karyon:picture--><main id="root"></main><!--karyon:boot--></body></html>`,
  );
  await mkdir(join(root, ".server"));
  await writeFile(join(root, ".server", "package.json"), '{ "type": "module" }');
  await writeFile(join(root, ".server", "pictures.js"), drawing);
  await writeFile(join(root, "theme.js"), "// theme");
  await writeFile(join(root, "assets", "main-abc123.js"), "console.log('main');");
  await writeFile(join(root, "assets", "main-abc123.js.gz"), "gzipped");
  return root;
}

export interface TestSite {
  readonly url: string;
  readonly generations: Generations;
  /** Waits until what the first visitors of the live generation need is made. */
  prepared(): Promise<void>;
  /** Copies the documents of the live generation. */
  copy(): Promise<void>;
  readonly site: Site;
  readonly elasticsearch: Way;
  readonly redis: Way;
  /** Writes a generation beside the others; it answers nothing yet. */
  write(generation: Generation, documents: Documents): Promise<void>;
  /** Makes one live, as far as it has indices, and another the previous one, as a load or a rollback does, without telling the api. */
  swap(live: Generation, previous?: Generation): Promise<void>;
  /** Deletes a generation, or some of its indices. */
  remove(generation: Generation, kinds?: readonly IndexKind[]): Promise<void>;
  /** Makes every search of one index fail, and mends it again. */
  close(generation: Generation, kind: IndexKind): Promise<void>;
  open(generation: Generation, kind: IndexKind): Promise<void>;
  stop(): Promise<void>;
}

interface Choice {
  readonly prefix: string;
  readonly mode?: Site["deploy_mode"];
  readonly rateLimit?: number;
  /** Scheme and host that the site is known under. */
  readonly publicUrl?: string;
  /** Deployment to serve; fission yeast unless told. */
  readonly deployment?: string;
  /** Address of a Redis of its own. */
  readonly redisUrl?: string;
  /** Whether a generation that goes live is made ready for its first visitors, as by the api that runs. */
  readonly isPrepared?: boolean;
  /** Instead: until when it is not ready for them. */
  readonly unprepared?: Promise<void>;
  /** Folder for copies of documents; none are made without it. */
  readonly copies?: string;
  /** Whether the prefix belongs to indices that stay when the site stops. */
  readonly isShared?: boolean;
}

/** Prefix under which KARYON_RELEASE is loaded already, for tests that only ask; undefined when they have to write what they need. */
export const loadedPrefix = (): string | undefined => process.env["KARYON_TEST_PREFIX"];

/** Documents that are written in one request. */
const atATime = 1_000;

/** Starts the api on a free port, with a prefix of its own. It looks at the aliases when it is told to, not by itself. */
export async function startTestSite({
  prefix,
  mode = "dev",
  rateLimit = 0,
  publicUrl,
  deployment: name = "fission-yeast",
  redisUrl,
  isPrepared = false,
  unprepared,
  copies: folder,
  isShared = false,
}: Choice): Promise<TestSite> {
  const real = await servers();
  const direct = connectIndexer(real.elasticsearch);
  const [toElasticsearch, toRedis] = await Promise.all([
    wayTo(new URL(real.elasticsearch)),
    wayTo(new URL(redisUrl ?? real.redis)),
  ]);
  const log = pino({ level: process.env["LOG_LEVEL"] ?? "silent" });
  const elastic = connectElasticsearch([toElasticsearch.url]);
  const redis = connectRedis(toRedis.url, log);
  await once(redis, "ready");
  const { deployment, folder: deploymentFolder, pages } = await loadDeployment({ folder: name });
  const site = { ...deployment.site, deploy_mode: mode };
  const webRoot = await builtWeb();
  let prepared = Promise.resolve();
  const copies =
    folder === undefined ? null : new LocalCopies({ folder, prefix, nodes: [real.elasticsearch], log });
  const generations = await watchGenerations({
    elastic,
    prefix,
    log,
    interval: 3_600_000,
    ...(copies ? { copies } : {}),
    ...(isPrepared ? { prepare: prepareSearches(elastic, log) } : {}),
    ...(unprepared ? { prepare: () => unprepared } : {}),
    onLive: (generation) => {
      if (isPrepared)
        prepared = prepareViews({ elastic, redis, deployment, prefix, webRoot, log }, generation);
    },
  });
  const app = createApp({
    elastic,
    redis,
    generations,
    deployment: { ...deployment, site },
    pages,
    deploymentFolder,
    webRoot,
    version: "0.0.0",
    prefix,
    rateLimit,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    log,
  });
  // A test that works out what it expects shares the process, and must find its connection open afterwards.
  const server = createHttpServer({ keepAliveTimeout: 600_000 }, app).on("clientError", answerUnreadable);
  const port = await portOf(server);
  const all = (generation: Generation): string[] =>
    indexKinds.map((kind) => indexName(kind, generation, prefix));
  const everything = indexKinds.map((kind) => `${aliasName(kind, prefix)}--*`);

  return {
    url: `http://${local}:${port}`,
    generations,
    prepared: () => prepared,
    async copy() {
      if (generations.live) await copies?.make(generations.live.name);
    },
    site,
    elasticsearch: toElasticsearch,
    redis: toRedis,
    async write(generation, documents) {
      await Promise.all(
        indexKinds.map((kind) =>
          direct.indices.create({
            index: indexName(kind, generation, prefix),
            settings: { ...indices[kind].settings, number_of_shards: 1, number_of_replicas: 0 },
            mappings: mappingOf(indices[kind]),
          }),
        ),
      );
      for (const kind of indexKinds) {
        for (let from = 0; from < documents[kind].length; from += atATime) {
          const operations = documents[kind]
            .slice(from, from + atATime)
            .flatMap(({ id, doc }) => [{ index: { _id: id } }, doc]);
          const { errors, items } = await direct.bulk({
            index: indexName(kind, generation, prefix),
            operations,
            refresh: true,
          });
          if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
        }
      }
    },
    async swap(live, previous) {
      const kinds: IndexKind[] = [];
      for (const kind of indexKinds)
        if (await direct.indices.exists({ index: indexName(kind, live, prefix) })) kinds.push(kind);
      const remove = [...indexKinds.map((kind) => aliasName(kind, prefix)), previousAlias(prefix)];
      await direct.indices.updateAliases({
        actions: [
          { remove: { indices: everything, aliases: remove, must_exist: false } },
          ...kinds.map((kind) => ({
            add: { index: indexName(kind, live, prefix), alias: aliasName(kind, prefix) },
          })),
          ...(previous ? [{ add: { indices: all(previous), alias: previousAlias(prefix) } }] : []),
        ],
      });
    },
    remove: async (generation, kinds = indexKinds) => {
      await direct.indices.delete({ index: kinds.map((kind) => indexName(kind, generation, prefix)) });
    },
    close: async (generation, kind) => {
      await direct.indices.close({ index: indexName(kind, generation, prefix) });
    },
    open: async (generation, kind) => {
      await direct.indices.open({ index: indexName(kind, generation, prefix), wait_for_active_shards: 1 });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await generations.close();
      copies?.close();
      redis.disconnect();
      await elastic.close();
      toElasticsearch.close();
      toRedis.close();
      const found = isShared ? {} : await direct.indices.get({ index: everything, expand_wildcards: "all" });
      if (Object.keys(found).length > 0) await direct.indices.delete({ index: Object.keys(found) });
      await direct.close();
      await rm(webRoot, { recursive: true, force: true });
      await real.stop();
    },
  };
}
