/** Cache headers: an answer changes only with the generation it was read from, the program, its settings and the address. */
import { hash } from "node:crypto";
import type { Request, Response } from "express";
import type { LoadedGeneration } from "../generation/generations.ts";

/** Caches ask again soon for what may be swapped; what carries its release in the address they keep for an hour without asking, after which a release that was loaded once more has replaced it. */
const cacheControl = (release: string): string =>
  release === "latest" ? "public, max-age=10, must-revalidate" : "public, max-age=3600, immutable";

/** Whether an answer may go out in several encodings, or the bytes are the same for everyone: stretches of those can be asked for. */
export type Bytes = "encoded" | "exact";

/** Weak, since the same answer may go out in several encodings. */
export function entityTag(...parts: readonly string[]): string {
  return `W/"${hash("sha1", parts.join("\n"), "base64url")}"`;
}

/** Of an answer about a release; `address` is path and parameters. */
export const releaseTag = ({ name }: LoadedGeneration, build: string, address: string): string =>
  entityTag(name, build, address);

/** Whether the client has this answer already. `*` is not answered: whether there is a page at all is not known yet. */
export function isFresh(request: Request, tag: string): boolean {
  const given = request.headers["if-none-match"];
  const bare = tag.replace(/^W\//, "");
  return given !== undefined && given.split(",").some((one) => one.trim().replace(/^W\//, "") === bare);
}

/**
 * Writes the headers that tell the release and how long the answer is good for; `release` is as asked for.
 * Returns true when the client has it already; then nothing more is to be done.
 */
export function answerFromCache(
  request: Request,
  response: Response,
  release: string,
  generation: LoadedGeneration,
  build: string,
  bytes: Bytes = "encoded",
): boolean {
  const weak = releaseTag(generation, build, request.originalUrl);
  const tag = bytes === "exact" ? weak.replace(/^W\//, "") : weak;
  response.set({
    "X-Release": generation.release,
    "Cache-Control": `${cacheControl(release)}${bytes === "exact" ? ", no-transform" : ""}`,
    ETag: tag,
  });
  response.vary("Accept-Encoding");
  if (!isFresh(request, tag)) return false;
  response.status(304).end();
  return true;
}

/** Headers of an answer to a question in a body, which caches cannot tell from others. */
export function answerUncached(response: Response, generation: LoadedGeneration): void {
  response.set({ "X-Release": generation.release, "Cache-Control": "no-store" });
}
