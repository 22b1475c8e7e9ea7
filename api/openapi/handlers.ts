import type { RequestHandler } from "express";
import { entityTag, isFresh } from "../http/caching.ts";
import { routes } from "../routes/index.ts";
import type { Services } from "../context/services.ts";
import { docsPage, docsPolicy } from "./docs-page.ts";
import { openApiDocument } from "./document.ts";

/** Sends something that changes with the program only. */
function unchanging(
  build: string,
  name: string,
  type: string,
  make: () => string,
  headers: Readonly<Record<string, string>> = {},
): RequestHandler {
  const tag = entityTag(build, name);
  let made: string | undefined;
  return (request, response) => {
    response.set({ ...headers, ETag: tag, "Cache-Control": "public, max-age=60, must-revalidate" });
    if (isFresh(request, tag)) response.status(304).end();
    else response.type(type).send((made ??= make()));
  };
}

type About = Pick<Services, "deployment" | "version">;
const document = ({ deployment, version }: About): ReturnType<typeof openApiDocument> =>
  openApiDocument(routes, deployment.site, version);

/** Serves the OpenAPI document. */
export const openApiHandler = (about: About, build: string): RequestHandler =>
  unchanging(build, "openapi", "application/json", () => JSON.stringify(document(about)));

/** Serves the page that shows the OpenAPI document. */
export const docsHandler = (about: About, build: string): RequestHandler =>
  unchanging(build, "docs", "text/html", () => docsPage(document(about)), {
    "Content-Security-Policy": docsPolicy,
  });
