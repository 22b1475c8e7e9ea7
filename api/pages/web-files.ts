/** The files of the built web, compressed beforehand where the build has done so. */
import { join, normalize } from "node:path";
import { stat } from "node:fs/promises";
import express from "express";
import type { RequestHandler } from "express";

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/** Files below assets/ carry a hash of what they hold in their names. */
const cacheControl = (path: string): string =>
  path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=300, must-revalidate";

/** Lets a request for a file go to its compressed form when there is one that the reader takes. */
const precompressed =
  (root: string): RequestHandler =>
  async (request, response, next) => {
    if (
      (request.method !== "GET" && request.method !== "HEAD") ||
      !/^\/[\w./@-]+\.(js|css|svg|json|wasm|map)$/.test(request.path)
    ) {
      next();
      return;
    }
    const file = normalize(request.path);
    response.vary("Accept-Encoding");
    for (const [encoding, ending] of encodings) {
      if (!request.acceptsEncodings(encoding) || !(await isFile(join(root, file + ending)))) continue;
      response
        .type(file.slice(file.lastIndexOf(".")))
        .set({ "Content-Encoding": encoding, "Cache-Control": cacheControl(file) });
      request.url = file + ending;
      break;
    }
    next();
  };

/** index.html is never sent as it is: it has places to be filled. */
export function webFiles(root: string): RequestHandler[] {
  const files = express.static(root, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      if (!response.hasHeader("Cache-Control") || !path.match(/\.(br|gz)$/))
        response.setHeader("Cache-Control", cacheControl(path.slice(root.length)));
    },
  });
  const gone: RequestHandler = (_request, response) => {
    response.status(404).type("text/plain").send("There is no such file.\n");
  };
  return [
    (request, response, next) => {
      if (request.path === "/index.html") response.redirect(301, "/");
      else next();
    },
    precompressed(root),
    files,
    (request, response, next) => {
      if (request.path.startsWith("/assets/")) gone(request, response, next);
      else next();
    },
  ];
}
