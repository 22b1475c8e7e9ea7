/** Whether a load begins anew or goes on with one that was interrupted. */
import type { Client } from "@elastic/elasticsearch";
import { loadDeployment } from "../../config/load.ts";
import { aliasName, generationName, indexKinds, newToken } from "../../index-mappings/names.ts";
import { contentHash, fingerprintOf, reasonsToLoad } from "../load/fingerprint.ts";
import type { Fingerprint } from "../load/fingerprint.ts";
import { isWhole, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { readSource } from "../load/source-document.ts";
import type { Source } from "../load/source-document.ts";
import { openRelease } from "../read/open-release.ts";
import type { Settings } from "../settings/settings.ts";
import { deleteRecord, listRecords, writeRecord } from "./record.ts";
import type { LoadRecord } from "./record.ts";

/** A load to do, or a generation that is there already and holds what the load would make. */
export type LoadPlan =
  | {
      readonly record: LoadRecord;
      /** Whether some of it is done already. */
      readonly resumed: boolean;
      /** Why the live generation of this release does not do; empty when there is none. */
      readonly reasons: readonly string[];
    }
  | { readonly kept: GenerationInfo };

/** What a load may do that is refused unless it is asked for. */
export interface LoadFlags {
  /** Make a release live that has less than 98 % of a kind of the live one. */
  readonly force: boolean;
  /** Put a release in the place of one of another organism. */
  readonly otherOrganism: boolean;
  /** Keep what was loaded for a look, and leave the live release as it is. */
  readonly stage: boolean;
  /** Load also what is there already. */
  readonly again: boolean;
}

/** Nothing that is refused unless it is asked for. */
export const noFlags: LoadFlags = { force: false, otherOrganism: false, stage: false, again: false };

/** The release id and taxon of a directory and the fingerprint of what a load of it reads. */
export async function identify(
  dir: string,
  site: string | undefined,
): Promise<{ release: string; taxonid: number; hash: string; fingerprint: Fingerprint }> {
  const release = await openRelease(dir);
  const { taxonid } = release.file.organism;
  const deployment = await loadDeployment({ folder: site, taxonid });
  const fingerprint = await fingerprintOf(release, deployment);
  return { release: release.file.release, taxonid, hash: contentHash(fingerprint), fingerprint };
}

/**
 * The record of the load to do, written down; or, unless it is to be loaded again, the complete generation of the same data. An interrupted load of the same data goes on; one of other data is given
 * up: its record is forgotten here, its indices are deleted when the new load creates its own.
 * @throws LoadError when another organism is live and may not be replaced
 */
export async function planLoad(
  client: Client,
  settings: Settings,
  dir: string,
  { force, otherOrganism, stage, again }: LoadFlags,
): Promise<LoadPlan> {
  const { prefix, site, state } = settings;
  const { release, taxonid, hash, fingerprint } = await identify(dir, site);
  const live = await readSource(client, aliasName("release", prefix));
  if (live?.taxonid !== undefined && live.taxonid !== taxonid && !otherOrganism)
    throw new LoadError(
      `The live release is about taxon ${live.taxonid}, and ${dir} about taxon ${taxonid}: load it beside the other with an index prefix of its own (KARYON_INDEX_PREFIX), or in its place with --other-organism.`,
    );
  const generations = await listGenerations(client, prefix);
  const kept = again ? undefined : await keptGeneration(client, generations, hash);
  if (kept) return { kept };
  const reasons = again || live?.release !== release ? [] : whyAnew(live, fingerprint);
  let plan: Exclude<LoadPlan, { kept: GenerationInfo }> | undefined;
  for (const record of listRecords(state, prefix).filter(({ finished }) => finished === null)) {
    const onServer = generations.find(({ name }) => name === record.generation);
    const created = record.steps.some(({ name }) => name === "create");
    const intact = !created || onServer?.indices.length === indexKinds.length;
    if (!plan && record.dir === dir && record.hash === hash && intact)
      plan = { record: { ...record, force, stage }, resumed: record.steps.length > 0, reasons };
    else if (onServer && onServer.state !== "unfinished")
      writeRecord(state, { ...record, finished: new Date().toISOString() });
    else deleteRecord(state, record.generation);
  }
  plan ??= {
    resumed: false,
    reasons,
    record: {
      prefix,
      release,
      generation: generationName({ release, token: newToken() }),
      dir,
      hash,
      fingerprint,
      force,
      stage,
      started: new Date().toISOString(),
      finished: null,
      steps: [],
    },
  };
  writeRecord(state, plan.record);
  return plan;
}

/** Why a release that is live has to be loaded anew. */
const whyAnew = (live: Source, now: Fingerprint): string[] =>
  live.fingerprint ? reasonsToLoad(live.fingerprint, now) : ["it was loaded by an earlier version"];

/** The complete generation that was made from data with this fingerprint; of several the live one, then the newest. */
async function keptGeneration(
  client: Client,
  generations: readonly GenerationInfo[],
  hash: string,
): Promise<GenerationInfo | undefined> {
  const readable = generations
    .filter((info) => info.state !== "unfinished" && isWhole(info))
    .sort((a, b) => Number(b.state === "live") - Number(a.state === "live"));
  for (const info of readable) {
    const index = info.indices.find(({ kind }) => kind === "release");
    if (index && (await readSource(client, index.name))?.hash === hash) return info;
  }
  return undefined;
}
