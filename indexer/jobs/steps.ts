/** What each step of a load does. */
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import { indexKinds, indexName, swapChannel } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import { loadDeployment } from "../../config/load.ts";
import { checkRelease } from "../check/check-release.ts";
import { formatProblems, printProblems } from "../check/print-problems.ts";
import { writeDocuments } from "../load/bulk.ts";
import { changeDocuments, writeChanges } from "../diff/write-changes.ts";
import { createIndices } from "../load/create.ts";
import { reasonsToLoad } from "../load/fingerprint.ts";
import { deleteUnfinished, documentsOf, listGenerations } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { beginMerge, forceMerge, warmUp } from "../load/force-merge.ts";
import type { Throttle } from "../load/throttle.ts";
import { makeLive, makeStaged } from "../load/swap.ts";
import { shrinkProblems } from "../load/verify/counts.ts";
import type { Counts } from "../load/verify/counts.ts";
import { verify } from "../load/verify/verify.ts";
import type { RetryOptions } from "../load/with-retry.ts";
import type { Settings } from "../settings/settings.ts";
import type { LoadSource } from "./load-source.ts";
import { identify } from "./plan-load.ts";
import { deleteRecord, listRecords } from "./record.ts";
import type { LoadRecord } from "./record.ts";
import type { StepName } from "./step-names.ts";

/** What a step works with. */
interface StepContext {
  readonly settings: Settings;
  readonly record: LoadRecord;
  readonly generation: Generation;
  readonly client: Client;
  readonly retry: RetryOptions;
  readonly redis: Redis;
  /** Opened at the first call. */
  source(): Promise<LoadSource>;
  /** How much readers can bear; watched from the first call on, to the end of the load. */
  readers(): Promise<Throttle>;
  /** Tells how far the step is. */
  progress(done: number, total: number): void;
  /** Shows lines of their own. */
  say(text: string): void;
}

const forceAdvice =
  "Load it with --force if this is meant, or with --stage to look at it beside the live release first.";

/** A step can be repeated without harm. Answers the number of documents or things done; throws a LoadError when the load has to stop. */
type StepWork = (context: StepContext) => Promise<number>;

/** Reads every file, and looks at once whether too much of the live release would be gone: writing takes minutes. */
const check: StepWork = async (context) => {
  const { record, settings, progress, say } = context;
  const { site } = settings;
  let records = 0;
  const result = await checkRelease(record.dir, {
    deploymentOf: (taxonid) => loadDeployment({ folder: site, taxonid }),
    onProgress: ({ done, of, records: read }) => {
      records = read;
      progress(done, of);
    },
  });
  if (result.problems.length === 0) {
    // Of the site that the release is for; `check` lists all others.
    if (result.deployment.length > 0) say(formatProblems(result.deployment).replaceAll(/^/gm, "warning: "));
    await refuseLosses(context);
    return records;
  }
  const lines: string[] = [];
  printProblems(result, { write: (line) => lines.push(line) });
  throw new LoadError(lines.join("").trimEnd());
};

/** Every kind has to reach 98 % of the live generation; of a staged load, what it would lose is only said. */
async function refuseLosses({
  client,
  record,
  say,
  settings: { prefix },
  source,
}: StepContext): Promise<void> {
  if (record.force) return;
  const live = (await listGenerations(client, prefix)).find(({ state }) => state === "live");
  if (!live) return;
  const { count } = await source();
  const counts: Partial<Record<IndexKind, number>> = {};
  for (const kind of indexKinds) counts[kind] = await count(kind);
  // Filled with every kind by the loop.
  const losses = shrinkProblems(counts as Counts, documentsOf(live));
  if (losses.length === 0) return;
  if (!record.stage) throw new LoadError([...losses, forceAdvice].join("\n"));
  say([...losses, "It is staged for a look; publishing it will need --force."].join("\n"));
}

/** Also makes room: what earlier loads left behind goes first. */
const create: StepWork = async ({ client, generation, readers, record, settings: { prefix, shards } }) => {
  await readers();
  await deleteUnfinished(client, prefix, (name) => name !== record.generation);
  await createIndices(client, generation, prefix, shards);
  return indexKinds.length;
};

const write =
  (kind: IndexKind): StepWork =>
  async ({ client, generation, readers, retry, progress, settings, source }) => {
    const { count, documents } = await source();
    const total = await count(kind);
    progress(0, total);
    const index = indexName(kind, generation, settings.prefix);
    const throttle = await readers();
    const done = await writeDocuments(
      client,
      index,
      documents(kind),
      retry,
      (written) => progress(written, total),
      throttle,
    );
    // While readers wait, nothing is done beside the writing: the step for it will merge one index after the other.
    if (throttle.share === 1) beginMerge(client, index);
    return done;
  };

const compare: StepWork = async ({ client, generation, settings: { prefix }, source }) => {
  const { release, typeName } = await source();
  return writeChanges({ client, generation, prefix, taxonid: release.file.organism.taxonid, typeName });
};

const forceMergeStep: StepWork = async ({
  client,
  generation,
  progress,
  readers,
  settings: { prefix, replicas },
}) => {
  const throttle = await readers();
  const merged = (done: number): void => progress(done, indexKinds.length);
  await forceMerge(client, generation, prefix, replicas, merged, throttle);
  await warmUp(client, generation, prefix);
  return indexKinds.length;
};

/** What was checked is what has been loaded: files are read again when they are asked for, some minutes after the check. */
async function refuseChanges(
  { dir, fingerprint: before }: LoadRecord,
  site: string | undefined,
): Promise<void> {
  if (before === undefined) return; // begun by an earlier version
  const now = (await identify(dir, site)).fingerprint;
  // The code that runs is that of the beginning.
  const reasons = reasonsToLoad(before, { ...now, code: before.code });
  if (reasons.length > 0)
    throw new LoadError(
      `What is loaded was changed meanwhile: ${reasons.join("; ")}. Give the same command again when nobody writes to ${dir} any more.`,
    );
}

const verifyStep: StepWork = async ({
  client,
  generation,
  record,
  progress,
  settings: { prefix, site },
  source,
}) => {
  await refuseChanges(record, site);
  const { count, release } = await source();
  const { problems, checks } = await verify({
    client,
    generation,
    prefix,
    release,
    expected: async (kind) => (await count(kind)) + (kind === "release" ? changeDocuments : 0),
    force: record.force || record.stage,
    progress,
  });
  if (problems.length > 0) throw new LoadError(problems.join("\n"));
  return checks;
};

const swap: StepWork = async ({ client, record, redis, settings: { prefix } }) => {
  if (record.stage) {
    await makeStaged(client, prefix, record.generation);
    return indexKinds.length;
  }
  await makeLive(client, prefix, record.generation);
  // The api looks at the aliases by itself too; a Redis that is away must not hold up the swap.
  if (redis.status === "ready") await redis.publish(swapChannel(prefix), record.generation);
  return indexKinds.length;
};

/** Only the live, the previous and the staged generation stay, and their records. */
const tidy: StepWork = async ({ client, record, settings: { prefix, state } }) => {
  const own = (await listGenerations(client, prefix)).find(({ name }) => name === record.generation);
  if (own?.state !== "live" && own?.state !== "previous" && own?.state !== "staged")
    throw new LoadError(
      `Generation ${record.generation} was swapped to, and is neither live nor kept: did the search engine lose its aliases? npm run release -- list tells which one is live.`,
    );
  const deleted = await deleteUnfinished(client, prefix);
  for (const { generation } of listRecords(state, prefix)) {
    if (generation !== record.generation && deleted.includes(generation)) deleteRecord(state, generation);
  }
  return deleted.length;
};

// Every kind gets an entry, which Object.fromEntries cannot show; hence the cast.
const writes = Object.fromEntries(indexKinds.map((kind) => [kind, write(kind)])) as Record<
  IndexKind,
  StepWork
>;

export const steps: Readonly<Record<StepName, StepWork>> = {
  check,
  create,
  ...writes,
  compare,
  forceMerge: forceMergeStep,
  verify: verifyStep,
  swap,
  tidy,
};
