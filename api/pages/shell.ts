/** The web's page for every address: the same program, with what the address is about written in. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { trackOrigins } from "../../config/genome-browser.ts";
import type { Services } from "../context/services.ts";
import { redirects } from "../contract/values/pages.ts";
import { isFresh } from "../http/caching.ts";
import { sendKept } from "../http/kept-answers.ts";
import { originOf } from "../http/origin.ts";
import { asksFor } from "./asks-for.ts";
import { bootOf } from "./boot.ts";
import { builtFiles } from "./built-files.ts";
import { allowFrames, frameAncestors } from "./embedding.ts";
import { fillPage } from "./html.ts";
import { inlineHashes, withInline } from "./inline-policy.ts";
import type { InlineHashes } from "./inline-policy.ts";
import { matchPage } from "./match-page.ts";
import type { MatchedPage } from "./match-page.ts";
import { notBuilt, pageReader } from "./page-file.ts";
import { readPageState } from "./page-state.ts";
import { releaseInAddress } from "./release-address.ts";

/** The genome browser unpacks files in WebAssembly, writes styles as it draws, and gets data from where its tracks are. */
function browserPolicy(usual: string, { scripts }: InlineHashes, services: Services): string {
  return [
    usual.replace(/frame-ancestors [^;]*/, frameAncestors(services)),
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self' blob: data:", ...trackOrigins(services.deployment.genomeBrowser)].join(" "),
  ].join(";");
}

function allowWhatItHas(
  response: Response,
  matched: MatchedPage | null,
  hashes: InlineHashes,
  services: Services,
): void {
  const isGenomeBrowser = matched?.page.isGenomeBrowser === true;
  const usual = String(response.getHeader("Content-Security-Policy"));
  response.set(
    "Content-Security-Policy",
    isGenomeBrowser ? browserPolicy(usual, hashes, services) : withInline(usual, hashes),
  );
  if (isGenomeBrowser) allowFrames(response);
}

/** Answers a read with a page, or with the word that it has not changed. */
function sendPage(request: Request, response: Response, html: string, mayBeKept: boolean): void {
  if (mayBeKept) {
    const tag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
    response.set("ETag", tag);
    if (isFresh(request, tag)) {
      response.status(304).end();
      return;
    }
  }
  response.type("text/html").send(html);
}

/** Answers every GET that nothing else has answered. */
export function shell(services: Services): RequestHandler {
  const readIndex = pageReader(join(services.webRoot, "index.html"));
  const hashesOf = inlineHashes();
  const filesOf = builtFiles(services.webRoot);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).set("Allow", "GET, HEAD").type("text/plain").send("Pages can only be read.\n");
      return;
    }
    const { asked, path } = releaseInAddress(request.path);
    const elsewhere = redirects[path];
    if (elsewhere !== undefined) {
      response.redirect(301, (asked?.base ?? "") + elsewhere);
      return;
    }
    const index = await readIndex();
    if (index === null) {
      response.status(503).set("Retry-After", "10").type("text/plain").send(notBuilt);
      return;
    }
    const matched = matchPage(path);
    const [{ status, description, missing, release, generation, beginning, chromosomes }, { modules }, wide] =
      await Promise.all([
        readPageState(services, asked?.name ?? "latest", matched, { path, query: request.query }),
        filesOf(matched ? [`pages/${matched.page.module}.tsx`] : []),
        filesOf(matched?.page.loadsOnWide ?? []),
      ]);
    if (status === 503 && sendKept(request, response, services)) return;
    // Gene pages embed it, without a header.
    const isFramed = matched?.page.isGenomeBrowser === true && request.get("Sec-Fetch-Dest") === "iframe";
    const heading = status === 404 ? "Page not found" : (matched?.page.title ?? "");
    const html = fillPage(index, {
      boot: bootOf(services.deployment, release),
      heading,
      description: isFramed ? null : description,
      purpose: matched?.page.description,
      missing: status === 404,
      ...missing,
      asksFor:
        status === 200 && matched
          ? asksFor(matched, generation ?? "latest", { path, query: request.query }, chromosomes)
          : [],
      modules,
      wideModules: wide.modules.filter((file) => !modules.includes(file)),
      beginning: isFramed ? null : beginning,
      hasMenu: matched?.page.hasMenu === true,
      isWide: matched?.page.isGenomeBrowser === true,
      asked,
      generation,
      path: status === 200 ? request.path.replace(/(.)\/+$/, "$1") : null,
      origin: originOf(request, services),
    });
    response.status(status).set("Cache-Control", "no-cache").vary("Accept-Encoding");
    if (matched?.page.isGenomeBrowser === true) response.vary("Sec-Fetch-Dest");
    if (asked !== null) response.set("X-Robots-Tag", "noindex");
    allowWhatItHas(response, matched, hashesOf(index), services);
    if (status === 503) response.set("Retry-After", "5");
    sendPage(request, response, html, status === 200);
  };
}
