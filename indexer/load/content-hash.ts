/** A fingerprint of what a load reads, so that the same data is not loaded twice and changed data is. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { LoadedDeployment } from "../../config/load.ts";
import { indices } from "../../index-mappings/index.ts";
import type { Release } from "../read/open-release.ts";

/**
 * SHA-256, in hex, of release.json, of the bytes of every data set, and of those parts of deployment and index contract
 * that documents are made from. Missing files count as empty: the check of the release names them.
 */
export async function contentHash(release: Release, { deployment, pages }: LoadedDeployment): Promise<string> {
  const hash = createHash("sha256");
  const { menus: _menus, front: _front, search: _search, ...documents } = deployment;
  hash.update(JSON.stringify([release.file, documents, pages, indices]));
  for (const { path } of release.file.datasets) {
    hash.update(path);
    try {
      for await (const chunk of createReadStream(join(release.dir, path))) hash.update(chunk);
    } catch {
      hash.update("missing");
    }
  }
  return hash.digest("hex");
}
