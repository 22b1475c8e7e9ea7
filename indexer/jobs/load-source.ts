/** What a load reads: opened once and kept while the steps of one generation run in one process. */
import { loadDeployment } from "../../config/load.ts";
import { typeNameOf } from "../../config/type-name.ts";
import type { TypeName } from "../../config/type-name.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { assemble, expectedCounts, ReleaseData } from "../assemble/index.ts";
import type { AssembledDoc } from "../assemble/documents/assembled-doc.ts";
import { sourceDocument } from "../load/source-document.ts";
import { openRelease } from "../read/open-release.ts";
import type { Release } from "../read/open-release.ts";
import type { LoadRecord } from "./record.ts";

export interface LoadSource {
  readonly release: Release;
  /** How the site calls annotation types. */
  readonly typeName: TypeName;
  /** Documents that a kind will have. */
  count(kind: IndexKind): Promise<number>;
  documents(kind: IndexKind): AsyncIterable<AssembledDoc>;
}

/** Opens the release of a load; its data sets are read when a kind first needs them. */
export async function openLoadSource(record: LoadRecord, site: string | undefined): Promise<LoadSource> {
  const release = await openRelease(record.dir);
  const loaded = await loadDeployment({ folder: site, taxonid: release.file.organism.taxonid });
  const data = new ReleaseData(release, loaded);
  let counts: ReturnType<typeof expectedCounts> | undefined;
  return {
    release,
    typeName: typeNameOf(loaded.deployment),
    async count(kind) {
      counts ??= expectedCounts(data);
      return (await counts)[kind] + (kind === "release" ? 1 : 0);
    },
    async *documents(kind) {
      yield* assemble(kind, data);
      if (kind === "release")
        yield sourceDocument({
          release: record.release,
          generation: record.generation,
          taxonid: release.file.organism.taxonid,
          hash: record.hash,
          fingerprint: record.fingerprint,
          datasets: release.file.datasets.map(({ id, entity, rows, date, source }) => ({
            id,
            entity,
            rows,
            date,
            source,
          })),
        });
    },
  };
}
