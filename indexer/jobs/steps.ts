/** What each step of a load does. */
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import { indexKinds, indexName, swapChannel } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import { loadDeployment } from "../../config/load.ts";
import { checkRelease } from "../check/check-release.ts";
import { formatProblems, printProblems } from "../check/print-problems.ts";
import { writeDocuments } from "../load/bulk.ts";
import { createIndices } from "../load/create.ts";
import { deleteUnfinished } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { beginMerge, forceMerge, warmUp } from "../load/force-merge.ts";
import { makeLive } from "../load/swap.ts";
import { verify } from "../load/verify/verify.ts";
import type { RetryOptions } from "../load/with-retry.ts";
import type { Settings } from "../settings/settings.ts";
import type { LoadSource } from "./load-source.ts";
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
  /** Tells how far the step is. */
  progress(done: number, total: number): void;
  /** Shows lines of their own. */
  say(text: string): void;
}

/** A step can be repeated without harm. Answers the number of documents or things done; throws a LoadError when the load has to stop. */
type StepWork = (context: StepContext) => Promise<number>;

const check: StepWork = async ({ record, settings: { site }, progress, say }) => {
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
    return records;
  }
  const lines: string[] = [];
  printProblems(result, { write: (line) => lines.push(line) });
  throw new LoadError(lines.join("").trimEnd());
};

/** Also makes room: what earlier loads left behind goes first. */
const create: StepWork = async ({ client, generation, record, settings: { prefix, shards } }) => {
  await deleteUnfinished(client, prefix, (name) => name !== record.generation);
  await createIndices(client, generation, prefix, shards);
  return indexKinds.length;
};

const write =
  (kind: IndexKind): StepWork =>
  async ({ client, generation, retry, progress, settings, source }) => {
    const { count, documents } = await source();
    const total = await count(kind);
    progress(0, total);
    const index = indexName(kind, generation, settings.prefix);
    const written = await writeDocuments(client, index, documents(kind), retry, (done) =>
      progress(done, total),
    );
    beginMerge(client, index);
    return written;
  };

const forceMergeStep: StepWork = async ({ client, generation, progress, settings: { prefix, replicas } }) => {
  await forceMerge(client, generation, prefix, replicas, (done) => progress(done, indexKinds.length));
  await warmUp(client, generation, prefix);
  return indexKinds.length;
};

const verifyStep: StepWork = async ({
  client,
  generation,
  record,
  progress,
  settings: { prefix },
  source,
}) => {
  const { count, release } = await source();
  const { problems, checks } = await verify({
    client,
    generation,
    prefix,
    release,
    expected: count,
    force: record.force,
    progress,
  });
  if (problems.length > 0) throw new LoadError(problems.join("\n"));
  return checks;
};

const swap: StepWork = async ({ client, record, redis, settings: { prefix } }) => {
  await makeLive(client, prefix, record.generation);
  // The api looks at the aliases by itself too; a Redis that is away must not hold up the swap.
  if (redis.status === "ready") await redis.publish(swapChannel(prefix), record.generation);
  return indexKinds.length;
};

/** Only the live and the previous generation stay, and their records. */
const tidy: StepWork = async ({ client, record, settings: { prefix, state } }) => {
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
  forceMerge: forceMergeStep,
  verify: verifyStep,
  swap,
  tidy,
};
