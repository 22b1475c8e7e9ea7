/** A fingerprint of what a load reads, so that the same data is not loaded twice and changed data is. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoadedDeployment } from "../../config/load.ts";
import type { Release } from "../read/open-release.ts";

/** The code that turns a release into documents: a newer Karyon loads its data anew, since its pages may expect more of them. */
const makers =
  "{index-mappings,indexer/agreement,indexer/genetic-code,indexer/read,indexer/assemble}/**/*.ts";

async function hashOfMakers(): Promise<string> {
  const root = join(import.meta.dirname, "../..");
  const files: string[] = [];
  for await (const file of glob(makers, { cwd: root, exclude: ["**/*.{test,fixture}.ts"] })) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

/**
 * SHA-256, in hex, of release.json, of the bytes of every data set, of those parts of the deployment that documents are
 * made from, and of the code that makes them. Missing files count as empty: the check of the release names them.
 */
export async function contentHash(
  release: Release,
  { deployment, pages }: LoadedDeployment,
): Promise<string> {
  const hash = createHash("sha256");
  const {
    menus: _menus,
    front: _front,
    search: { cv_names },
    queryBuilder: { superslims, protein_length_bins },
    ...documents
  } = deployment;
  hash.update(
    JSON.stringify([
      release.file,
      documents,
      cv_names,
      superslims,
      protein_length_bins,
      pages,
      await hashOfMakers(),
    ]),
  );
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
