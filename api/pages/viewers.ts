/** The pages that other pages embed, each at an address of its own. */
import { join } from "node:path";
import type { RequestHandler } from "express";
import { withGeneration } from "../generation/choose.ts";
import { isViewKind } from "../contract/values/pages.ts";
import type { Services } from "../context/services.ts";
import { bootOf, noRelease, readBootRelease, viewBootOf } from "./boot.ts";
import { allowFrames, frameAncestors } from "./embedding.ts";
import { firstPicture } from "./first-picture.ts";
import { firstAnswer } from "./first-answer.ts";
import { builtFiles } from "./built-files.ts";
import { fillPage } from "./html.ts";
import { notBuilt, pageReader } from "./page-file.ts";
import { modulesOfView, viewAsksFor } from "./view-needs.ts";

/** Sites that the deployment's viewers get their data from. */
function sourcesOf({
  deployment: {
    site: { viewers },
  },
}: Services): string[] {
  const files = [viewers.alphafold, viewers.pdb, viewers.rna_2d, viewers.rhea].flatMap(({ file_url: url }) =>
    url?.startsWith("http") ? [new URL(url.replaceAll("<<IDENTIFIER>>", "id")).origin] : [],
  );
  return [...new Set(files)];
}

/** Answers GETs of views; the view itself says when its address asks for nothing. */
export function viewers(services: Services): RequestHandler {
  const read = pageReader(join(services.webRoot, "viewer.html"));
  const filesOf = builtFiles(services.webRoot);
  // Drawing libraries write styles into their elements; data may come from the configured sources.
  const policy = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `connect-src ${["'self'", "blob:", "data:", ...sourcesOf(services)].join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    frameAncestors(services),
  ].join(";");
  return async (request, response, next) => {
    if (
      !isViewKind(request.path.split("/")[1] ?? "") ||
      (request.method !== "GET" && request.method !== "HEAD")
    ) {
      next();
      return;
    }
    const page = await read();
    if (page === null) {
      response.status(503).set("Retry-After", "10").type("text/plain").send(notBuilt);
      return;
    }
    const { release, generation, answer, picture } = await withGeneration(
      services,
      "latest",
      async (live) => ({
        release: await readBootRelease(services.elastic, live),
        generation: live.name,
        answer: await firstAnswer(request.path, services, live).catch(() => null),
        picture: firstPicture(request.url, services, live),
      }),
    ).catch(() => ({ release: noRelease, generation: null, answer: null, picture: null }));
    const isFound = answer !== "not found";
    const html = fillPage(page, {
      ...(await filesOf(modulesOfView(request.path))),
      asksFor:
        generation === null ? [] : viewAsksFor(request.path, generation, services.deployment.site.viewers),
      boot: bootOf(services.deployment, release),
      viewBoot: viewBootOf(services.deployment, release),
      heading: "",
      description: null,
      generation,
      answer: isFound ? answer : null,
      picture,
      origin: "",
    });
    allowFrames(response)
      .status(isFound ? 200 : 404)
      .set({ "Cache-Control": "no-cache", "Content-Security-Policy": policy })
      .type("text/html")
      .send(html);
  };
}
