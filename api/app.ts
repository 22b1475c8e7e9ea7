/** The whole application, ready to listen. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { RequestListener } from "node:http";
import express from "express";
import { releaseFeed } from "./changes/atom.ts";
import { resolveId } from "./found/resolve.ts";
import { robots, sitemap, sitemapIndex } from "./found/sitemaps.ts";
import { compress } from "./http/compress.ts";
import { errorHandler } from "./http/errors.ts";
import { behind } from "./context/front.ts";
import { createMetrics } from "./http/metrics.ts";
import { requestLog } from "./http/request-log.ts";
import { security } from "./http/security.ts";
import { sendCopied } from "./http/copied-answers.ts";
import { keepAnswers, sendAgain } from "./http/kept-answers.ts";
import { logSlowRequests } from "./log/slow-log.ts";
import { apiRouter } from "./mount.ts";
import { siteColours } from "./pages/site-colours.ts";
import { shell } from "./pages/shell.ts";
import { viewers } from "./pages/viewers.ts";
import { webFiles } from "./pages/web-files.ts";
import { openSearch } from "./search/present/opensearch.ts";
import type { Services } from "./context/services.ts";

/** Tells one state of program and configuration from another. */
const buildOf = ({ version, deployment, pages }: Services): string =>
  createHash("sha1")
    .update(JSON.stringify([version, deployment, pages]))
    .digest("base64url");

/**
 * The whole application: what stands before every call, the calls, the pages, and the answers to what went
 * wrong.
 */
export function createApp(services: Services): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  // Where a request comes from, and by which scheme, is told by these proxies, and by no other.
  const { trustedProxies = ["loopback"] } = services;
  app.set("trust proxy", trustedProxies.length === 0 ? false : [...trustedProxies]);
  const metrics = createMetrics();
  const postedTo = services.deployment.site.sequence_searches
    .filter(({ method }) => method === "POST")
    .map(({ url }) => url);
  const build = buildOf(services);
  app.use(security(postedTo));
  if (services.slow) app.use(logSlowRequests(services.log, services.slow));
  app.use(compress());
  app.use("/api", apiRouter(services, build, metrics));
  app.get("/opensearch.xml", openSearch(services));
  app.get("/releases.atom", releaseFeed(services));
  app.get("/robots.txt", robots(services));
  app.get("/sitemap.xml", sitemapIndex(services));
  app.get(/^\/sitemaps\/./, sitemap(services));
  app.get(/^\/id\/./, resolveId(services));
  // Addresses of files as papers cite them: without what belongs to the api.
  app.get("/dataset/:release/files/:file", ({ params: { release, file } }, response) =>
    response.redirect(
      308,
      `/api/v1/dataset/${encodeURIComponent(release)}/files/${encodeURIComponent(file)}`,
    ),
  );
  // Whoever cuts the name of a file off sees which there are.
  app.get("/dataset/:release/files", ({ params: { release } }, response) =>
    response.redirect(302, `/downloads?release=${encodeURIComponent(release)}`),
  );
  app.use(
    "/site-assets",
    express.static(join(services.deploymentFolder, "assets"), {
      index: false,
      redirect: false,
      maxAge: "5m",
    }),
  );
  app.use(siteColours(services.deployment.site));
  app.use(webFiles(services.webRoot), viewers(services), keepAnswers(services), shell(services));
  app.use(errorHandler(services));
  return behind(
    [
      ...(services.trace ? [services.trace] : []),
      requestLog(services.log),
      metrics.measure,
      sendCopied(services, build),
      sendAgain(services, build),
    ],
    app,
  );
}
