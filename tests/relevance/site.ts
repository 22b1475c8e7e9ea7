/** The api on the release that is loaded. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { createApp } from "../../api/app.ts";
import { connectElasticsearch, connectRedis } from "../../api/connections/connections.ts";
import { findDeployment } from "../../api/deployment.ts";
import { watchGenerations } from "../../api/generation/generations.ts";
import { readSettings } from "../../api/settings/settings.ts";
import type { Site } from "../../config/schema.ts";
import type { Target } from "./relevance.ts";

export interface JudgedSite extends Omit<Target, "sampleSize"> {
  /** Of the organism that the site is about. */
  readonly taxonid: number;
  stop(): Promise<void>;
}

/** Starts it on a free port, with the settings of the environment; outside of production the search box lists alleles too. */
export async function startJudgedSite(
  env: NodeJS.ProcessEnv,
  mode: Site["deploy_mode"] = "dev",
): Promise<JudgedSite> {
  const settings = readSettings(env);
  const log = pino({ level: "error" });
  const elastic = connectElasticsearch(settings.elasticsearch);
  const redis = connectRedis(settings.redis, log);
  await once(redis, "ready");
  const generations = await watchGenerations({ elastic, prefix: settings.prefix, log });
  const { deployment, folder, pages } = await findDeployment(settings.site, elastic, generations, log);
  const app = createApp({
    elastic,
    redis,
    generations,
    pages,
    deploymentFolder: folder,
    webRoot: resolve(join("web", "dist")),
    version: "0.0.0",
    prefix: settings.prefix,
    rateLimit: 0,
    log,
    deployment: { ...deployment, site: { ...deployment.site, deploy_mode: mode } },
  });
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    elasticsearch: env["ELASTICSEARCH_URL"] ?? "",
    prefix: settings.prefix,
    search: deployment.search,
    taxonid: deployment.site.taxonid,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await generations.close();
      redis.disconnect();
      await elastic.close();
    },
  };
}
