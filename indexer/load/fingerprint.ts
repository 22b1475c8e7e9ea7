/** A fingerprint of what a load reads, so that the same data is not loaded twice and changed data is – and why. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { LoadedDeployment } from "../../config/load.ts";
import { counted } from "../../index-mappings/counted.ts";
import type { Release } from "../read/open-release.ts";
import { codeHashes, shortHash } from "./code-hashes.ts";

/** Short hashes of all that documents are made from. */
export const fingerprint = z.object({
  /** Data set id → its bytes; "missing" when there is no file: the check of the release names it. */
  datasets: z.record(z.string(), z.string()),
  /** release.json */
  release: z.string(),
  /** Part of the deployment → its value. */
  deployment: z.record(z.string(), z.string()),
  /** File → what its code does. */
  code: z.record(z.string(), z.string()),
});
export type Fingerprint = z.infer<typeof fingerprint>;

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    return "missing";
  }
  return hash.digest("hex").slice(0, 16);
}

/** Those parts of a deployment that documents are made from. */
function deploymentHashes({ deployment, pages }: LoadedDeployment): Record<string, string> {
  const {
    menus: _menus,
    front: _front,
    search: { cv_names },
    queryBuilder: { superslims, protein_length_bins },
    ...documents
  } = deployment;
  const parts = { ...documents, cv_names, superslims, protein_length_bins, pages };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, shortHash(JSON.stringify(part) ?? "")]),
  );
}

/** The fingerprint of a load of a release for a deployment by this version of the code. */
export async function fingerprintOf(release: Release, loaded: LoadedDeployment): Promise<Fingerprint> {
  const datasets: Record<string, string> = {};
  for (const { id, path } of release.file.datasets) datasets[id] = await hashOfFile(join(release.dir, path));
  return {
    datasets,
    release: shortHash(JSON.stringify(release.file)),
    deployment: deploymentHashes(loaded),
    code: await codeHashes(),
  };
}

/** One text for the whole, 64 hex digits: equal data, deployment and code have equal ones. */
export const contentHash = (parts: Fingerprint): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

const shown = 3;

/** Names of the entries that are not the same on both sides. */
const differing = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]);

/** Why a load makes other documents than are there: half a sentence for each kind of reason, such as "2 data sets differ (go, phenotypes)". */
export function reasonsToLoad(before: Fingerprint, now: Fingerprint): string[] {
  const said = (names: string[], one: string, many: string): string[] =>
    names.length === 0
      ? []
      : [
          `${counted(names.length, `${one} differs`, `${many} differ`)} (${names.slice(0, shown).join(", ")}${names.length > shown ? " …" : ""})`,
        ];
  const datasets = differing(before.datasets, now.datasets);
  return [
    ...said(datasets, "data set", "data sets"),
    ...(datasets.length === 0 && before.release !== now.release ? ["release.json differs"] : []),
    ...said(
      differing(before.deployment, now.deployment),
      "part of the deployment",
      "parts of the deployment",
    ),
    ...said(
      differing(before.code, now.code),
      "file of the code that makes documents",
      "files of the code that makes documents",
    ),
  ];
}
