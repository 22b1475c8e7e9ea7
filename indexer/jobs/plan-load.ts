/** Whether a load begins anew or goes on with one that was interrupted. */
import type { Client } from "@elastic/elasticsearch";
import { loadDeployment } from "../../config/load.ts";
import { aliasName, generationName, indexKinds, newToken } from "../../index-mappings/names.ts";
import { contentHash } from "../load/content-hash.ts";
import { listGenerations } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { readSource } from "../load/source-document.ts";
import { openRelease } from "../read/open-release.ts";
import type { Settings } from "../settings/settings.ts";
import { deleteRecord, listRecords, writeRecord } from "./record.ts";
import type { LoadRecord } from "./record.ts";

export interface LoadPlan {
  readonly record: LoadRecord;
  /** Whether some of it is done already. */
  readonly resumed: boolean;
}

/** What a load may do that is refused unless it is asked for. */
export interface LoadFlags {
  /** Make a release live that has less than 98 % of a kind of the live one. */
  readonly force: boolean;
  /** Put a release in the place of one of another organism. */
  readonly otherOrganism: boolean;
}

/** The release id and taxon of a directory and the fingerprint of what a load of it reads. */
export async function identify(
  dir: string,
  site: string | undefined,
): Promise<{ release: string; taxonid: number; hash: string }> {
  const release = await openRelease(dir);
  const { taxonid } = release.file.organism;
  const deployment = await loadDeployment({ folder: site, taxonid });
  return { release: release.file.release, taxonid, hash: await contentHash(release, deployment) };
}

/**
 * The record of the load to do, written down. An interrupted load of the same data goes on; one of other data is given
 * up: its record is forgotten here, its indices are deleted when the new load creates its own.
 * @throws LoadError when another organism is live and may not be replaced
 */
export async function planLoad(
  client: Client,
  settings: Settings,
  dir: string,
  { force, otherOrganism }: LoadFlags,
): Promise<LoadPlan> {
  const { prefix, site, state } = settings;
  const { release, taxonid, hash } = await identify(dir, site);
  const live = await readSource(client, aliasName("release", prefix));
  if (live?.taxonid !== undefined && live.taxonid !== taxonid && !otherOrganism)
    throw new LoadError(
      `The live release is about taxon ${live.taxonid}, and ${dir} about taxon ${taxonid}: load it beside the other with an index prefix of its own (KARYON_INDEX_PREFIX), or in its place with --other-organism.`,
    );
  const generations = await listGenerations(client, prefix);
  let plan: LoadPlan | undefined;
  for (const record of listRecords(state, prefix).filter(({ finished }) => finished === null)) {
    const onServer = generations.find(({ name }) => name === record.generation);
    const created = record.steps.some(({ name }) => name === "create");
    const intact = !created || onServer?.indices.length === indexKinds.length;
    if (!plan && record.dir === dir && record.hash === hash && intact)
      plan = { record: { ...record, force }, resumed: record.steps.length > 0 };
    else if (onServer && onServer.state !== "unfinished")
      writeRecord(state, { ...record, finished: new Date().toISOString() });
    else deleteRecord(state, record.generation);
  }
  plan ??= {
    resumed: false,
    record: {
      prefix,
      release,
      generation: generationName({ release, token: newToken() }),
      dir,
      hash,
      force,
      started: new Date().toISOString(),
      finished: null,
      steps: [],
    },
  };
  writeRecord(state, plan.record);
  return plan;
}
