/** A whole load, from the command's side: one at a time, planned, queued, watched, and cleaned up after a failure. */
import { realpath } from "node:fs/promises";
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { deleteUnfinished, listGenerations } from "../load/generations.ts";
import type { Settings } from "../settings/settings.ts";
import type { StepDisplay } from "../terminal/step-display.ts";
import { openLoadQueue } from "./flow.ts";
import type { LoadQueue } from "./flow.ts";
import { takeLoadLock } from "./load-lock.ts";
import { planLoad } from "./plan-load.ts";
import type { LoadFlags } from "./plan-load.ts";
import { deleteRecord, readRecord } from "./record.ts";
import type { LoadRecord } from "./record.ts";
import { connectRedis, mustAnswer } from "./redis.ts";
import { remainingSteps, StepFailure, workFlow } from "./watch-flow.ts";

interface LoadRequest {
  readonly dir: string;
  readonly flags: LoadFlags;
  readonly settings: Settings;
  readonly display: StepDisplay;
  /** Ends the load; the same load goes on from there later. */
  readonly signal: AbortSignal;
}

/**
 * Loads a release directory and makes it live, going on with an interrupted load of the same data. Answers the record
 * of the load. Throws a LoadError when the release is refused, another load is running, or a server stays away; the live
 * release is then as it was.
 */
export async function runLoad(request: LoadRequest): Promise<LoadRecord> {
  const { settings } = request;
  const redis = connectRedis(settings.redisUrl);
  try {
    await mustAnswer(redis, settings.redisUrl);
    const client = connect(settings.elasticsearchUrl);
    await mustBeElasticsearch(client, settings.elasticsearchUrl);
    // The directory may be missing: openRelease says so.
    const dir = await realpath(request.dir).catch(() => request.dir);
    const release = await takeLoadLock(redis, settings.prefix, dir);
    try {
      return await loadLocked({ ...request, dir }, client, redis);
    } finally {
      await release();
    }
  } finally {
    redis.disconnect();
  }
}

async function loadLocked(
  { dir, flags, settings, display, signal }: LoadRequest,
  client: Client,
  redis: Redis,
): Promise<LoadRecord> {
  const { record, resumed } = await planLoad(client, settings, dir, flags);
  const { generation } = record;
  const remaining = remainingSteps(settings.state, generation);
  display.say(
    resumed
      ? `Going on with the load of release ${record.release} (${generation}) at step ${remaining[0]}`
      : `Loading release ${record.release} from ${dir} as ${generation}`,
  );
  const queue = openLoadQueue(redis, settings.prefix);
  try {
    await queue.enqueue(generation, remaining);
    await workFlow({ queue, redis, settings, generation, display, signal });
  } catch (error) {
    if (error instanceof StepFailure) await giveUp(queue, client, settings, generation);
    throw error;
  } finally {
    if (redis.status === "ready") {
      await queue.clear();
      await queue.close();
    }
  }
  return readRecord(settings.state, generation) ?? record;
}

/** Removes what a failed load has written. When Elasticsearch is away that is left for the next load, which can then go on. */
async function giveUp(
  queue: LoadQueue,
  client: Client,
  { prefix, state }: Settings,
  generation: string,
): Promise<void> {
  try {
    await queue.clear();
    await deleteUnfinished(client, prefix, (name) => name === generation);
    // A load that failed after its swap is live, and keeps its record.
    if (!(await listGenerations(client, prefix)).some(({ name }) => name === generation))
      deleteRecord(state, generation);
  } catch {
    // The reason of the failure is what the curator has to see.
  }
}
