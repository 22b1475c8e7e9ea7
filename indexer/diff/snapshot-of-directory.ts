import { loadDeployment } from "../../config/load.ts";
import { assemble, expectedCounts, ReleaseData } from "../assemble/index.ts";
import { openRelease } from "../read/open-release.ts";
import { geneFacts } from "./snapshot.ts";
import type { AlleleFields, GeneFields, Snapshot, TermFields } from "./snapshot.ts";

/** Reads a release directory as a load would, without writing anything. */
export async function snapshotOfDirectory(dir: string, site: string | undefined): Promise<Snapshot> {
  const release = await openRelease(dir);
  const data = new ReleaseData(
    release,
    await loadDeployment({ folder: site, taxonid: release.file.organism.taxonid }),
  );
  const genes = new Map<string, ReturnType<typeof geneFacts>>();
  const terms = new Map<string, string>();
  const alleles = new Map<string, string>();
  // The kind says what its documents are, hence the casts.
  for await (const { id, doc } of assemble("genes", data)) genes.set(id, geneFacts(doc as GeneFields));
  for await (const { id, doc } of assemble("terms", data)) terms.set(id, (doc as TermFields).name);
  for await (const { id, doc } of assemble("alleles", data)) alleles.set(id, (doc as AlleleFields).label);
  return {
    label: `release ${release.file.release} in ${dir}`,
    counts: await expectedCounts(data),
    genes,
    terms,
    alleles,
  };
}
