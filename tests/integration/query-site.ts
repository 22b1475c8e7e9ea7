/** Queries of a release on real servers, and what its files say. KARYON_RELEASE names the release; a generated one stands in for it. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeployment } from "../../config/load.ts";
import type { Deployment } from "../../config/schema.ts";
import { generateRelease } from "../../demo/generate.ts";
import { indexKinds } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import { assemble, ReleaseData } from "../../indexer/assemble/index.ts";
import type { AssembledDoc } from "../../indexer/assemble/index.ts";
import { openRelease } from "../../indexer/read/open-release.ts";
import type { Documents } from "./api-documents.ts";
import { loadedPrefix, startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";
import { reference } from "./query-reference.ts";
import { readQueryRelease } from "./query-release.ts";
import type { QueryRelease } from "./query-release.ts";
import type { QueryNode } from "../../api/contract/query-nodes.ts";

/** What queries are answered from. */
const needed: readonly IndexKind[] = [
  "genes",
  "terms",
  "references",
  "release",
  "annotations",
  "sequences",
  "pages",
];

/** The documents of a release are many; those that only pages need are left out. */
const isNeeded = (kind: IndexKind, id: string): boolean => kind !== "pages" || id.startsWith("gene:");

export interface QuerySite {
  readonly site: TestSite;
  readonly deployment: Deployment;
  readonly release: QueryRelease;
  readonly generation: Generation;
  /** Address of the calls. */
  readonly url: string;
  readonly expected: (node: QueryNode) => Set<string>;
  post(call: string, body: unknown): Promise<Response>;
  /** Serves the same data as another release too, which is the live one then. */
  reload(release: string): Promise<void>;
  stop(): Promise<void>;
}

/** What a site of its own is made of. */
async function documentsOf(data: ReleaseData): Promise<Documents> {
  // Every kind gets a list.
  const documents = Object.fromEntries(
    indexKinds.map((kind): [IndexKind, AssembledDoc[]] => [kind, []]),
  ) as Record<IndexKind, AssembledDoc[]>;
  for (const kind of needed)
    for await (const one of assemble(kind, data)) if (isNeeded(kind, one.id)) documents[kind].push(one);
  return documents;
}

/** Takes data sets out of a release. */
async function leaveOut(dir: string, ids: readonly string[]): Promise<void> {
  const path = join(dir, "release.json");
  // Written by the generator.
  const file = JSON.parse(await readFile(path, "utf8")) as { datasets: readonly { id: string }[] };
  const datasets = file.datasets.filter(({ id }) => !ids.includes(id));
  await writeFile(path, JSON.stringify({ ...file, datasets }));
}

/** Serves KARYON_RELEASE where it is loaded; with a Redis of its own, or without a release, a generated one of so many genes, without some data sets. */
export async function startQuerySite(
  prefix: string,
  genes: number,
  redisUrl?: string,
  without: readonly string[] = [],
): Promise<QuerySite> {
  const isOwn = redisUrl !== undefined;
  const given = isOwn ? undefined : process.env["KARYON_RELEASE"];
  const loadedAt = given ? loadedPrefix() : undefined;
  const made = given ? null : await mkdtemp(join(tmpdir(), "karyon-queries-"));
  const dir = made ?? given!;
  if (made) {
    await generateRelease({ genes, seed: "7", out: made });
    await leaveOut(made, without);
  }
  const opened = await openRelease(dir);
  const loaded = await loadDeployment({ taxonid: opened.file.organism.taxonid });
  const { deployment } = loaded;
  const data = new ReleaseData(opened, loaded);
  const site = await startTestSite({
    prefix: loadedAt ?? prefix,
    isShared: loadedAt !== undefined,
    deployment: loaded.folder,
    ...(isOwn ? { redisUrl } : {}),
  });
  const documents = loadedAt === undefined ? await documentsOf(data) : null;
  const generation = { release: opened.file.release, token: "aaaa" };
  if (documents) {
    await site.write(generation, documents);
    await site.swap(generation);
    await site.generations.refresh();
  }
  const names = new Map(
    deployment.site.chromosomes.flatMap(({ id, aliases }) =>
      [id, ...aliases].map((name) => [name, id] as const),
    ),
  );
  const release = await readQueryRelease(dir, names);
  const url = `${site.url}/api/v1/dataset/latest/query`;
  return {
    site,
    deployment,
    release,
    generation,
    url,
    expected: reference(release, deployment),
    post: (call, body) =>
      fetch(`${url}${call}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async reload(name) {
      if (!documents) throw new Error("a release that others ask too is not loaded again");
      const next = { release: name, token: "bbbb" };
      await site.write(next, documents);
      await site.swap(next, generation);
      await site.generations.refresh();
    },
    async stop() {
      await site.stop();
      if (made) await rm(made, { recursive: true, force: true });
    },
  };
}
