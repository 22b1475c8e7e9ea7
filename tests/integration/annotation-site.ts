/** The annotation tables of a generated release on real servers, and the data that they were made from. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeployment } from "../../config/load.ts";
import { generateRelease } from "../../demo/generate.ts";
import { indexKinds } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { assemble, ReleaseData } from "../../indexer/assemble/index.ts";
import type { AssembledDoc } from "../../indexer/assemble/index.ts";
import { openRelease } from "../../indexer/read/open-release.ts";
import { loadedPrefix, startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

/** What tables are answered from. */
const needed: readonly IndexKind[] = [
  "annotations",
  "release",
  "genes",
  "genotypes",
  "alleles",
  "terms",
  "references",
  "gocams",
  "pages",
];

export interface AnnotationSite {
  readonly site: TestSite;
  readonly data: ReleaseData;
  /** Directory of the release. */
  readonly dir: string;
  stop(): Promise<void>;
}

/**
 * Serves the release of a directory, from where it is loaded if it is, or else a demo release of so many genes. `keep`
 * chooses the annotations to write, when a few pages of a large release are enough.
 */
export async function startAnnotationSite(
  prefix: string,
  choice: { readonly dir: string; readonly keep: (doc: object) => boolean } | { readonly genes: number },
): Promise<AnnotationSite> {
  const made = "genes" in choice ? await mkdtemp(join(tmpdir(), "karyon-annotations-")) : null;
  const dir = "genes" in choice ? made! : choice.dir;
  if ("genes" in choice) await generateRelease({ genes: choice.genes, seed: "1", out: dir });
  const release = await openRelease(dir);
  const deployment = await loadDeployment({ taxonid: release.file.organism.taxonid });
  const data = new ReleaseData(release, deployment);
  const loadedAt = "dir" in choice ? loadedPrefix() : undefined;
  const site = await startTestSite({
    prefix: loadedAt ?? prefix,
    isShared: loadedAt !== undefined,
    deployment: deployment.folder,
  });
  if (loadedAt === undefined) {
    const documents: Record<IndexKind, AssembledDoc[]> = Object.fromEntries(
      indexKinds.map((kind) => [kind, []]),
    ) as unknown as Record<IndexKind, AssembledDoc[]>;
    for (const kind of needed) {
      for await (const one of assemble(kind, data))
        if ("genes" in choice || kind !== "annotations" || choice.keep(one.doc)) documents[kind].push(one);
    }
    const generation = { release: release.file.release, token: "aaaa" };
    await site.write(generation, documents);
    await site.swap(generation);
    await site.generations.refresh();
  }
  return {
    site,
    data,
    dir,
    async stop() {
      await site.stop();
      if (made) await rm(made, { recursive: true, force: true });
    },
  };
}
