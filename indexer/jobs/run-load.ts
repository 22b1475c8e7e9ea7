/** A whole load, from the command's side: one at a time, planned, queued, watched, and cleaned up after a failure. */
import { realpath } from "node:fs/promises";
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { swapChannel } from "../../index-mappings/names.ts";
import { deleteUnfinished, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { publish } from "../publish/publish.ts";
import type { Settings } from "../settings/settings.ts";
import type { StepDisplay } from "../terminal/step-display.ts";
import { openLoadQueue } from "./flow.ts";
import type { LoadQueue } from "./flow.ts";
import { takeLoadLock } from "./load-lock.ts";
import { planLoad } from "./plan-load.ts";
import type { LoadFlags } from "./plan-load.ts";
import { deleteRecord, readRecord } from "./record.ts";
import type { LoadRecord } from "./record.ts";
import { connectRedis, mustAnswer, withReasonOfRedis } from "./redis.ts";
import { remainingSteps, StepFailure, workFlow } from "./watch-flow.ts";

interface LoadRequest {
  readonly dir: string;
  readonly flags: LoadFlags;
  readonly settings: Settings;
  readonly display: StepDisplay;
  /** Ends the load; the same load goes on from there later. */
  readonly signal: AbortSignal;
}

/** How a load ended. */
export interface LoadResult {
  readonly release: string;
  readonly generation: string;
  readonly state: "live" | "staged" | "previous";
  /** What was done; null when a generation of the same data was there already. */
  readonly record: LoadRecord | null;
}

/**
 * Loads a release directory and makes it live or stages it, going on with an interrupted load of the same data. A generation
 * of the same data that is there already is made live without a load. Throws a LoadError when the release is refused, another load is running, or a server stays away; the live
 * release is then as it was.
 */
export async function runLoad(request: LoadRequest): Promise<LoadResult> {
  const { settings } = request;
  const redis = connectRedis(settings.redisUrl);
  try {
    await mustAnswer(redis, settings.redisUrl);
    const client = connect(settings.elasticsearchUrl);
    await mustBeElasticsearch(client, settings.elasticsearchUrl);
    // The directory may be missing: openRelease says so.
    const dir = await realpath(request.dir).catch(() => request.dir);
    const lost = new AbortController();
    const release = await takeLoadLock(redis, settings.prefix, dir, (reason) => lost.abort(reason));
    const signal = AbortSignal.any([request.signal, lost.signal]);
    try {
      return await loadLocked({ ...request, dir, signal, lost: lost.signal }, client, redis);
    } finally {
      await release();
    }
  } catch (error) {
    throw withReasonOfRedis(error);
  } finally {
    redis.disconnect();
  }
}

async function loadLocked(
  { dir, flags, settings, display, signal, lost }: LoadRequest & { readonly lost: AbortSignal },
  client: Client,
  redis: Redis,
): Promise<LoadResult> {
  const plan = await planLoad(client, settings, dir, flags);
  if ("kept" in plan) return takeKept(plan.kept, flags, { client, redis, settings, display });
  const { record, resumed, reasons } = plan;
  const { generation } = record;
  const remaining = remainingSteps(settings.state, generation);
  display.say(
    resumed
      ? `Going on with the load of release ${record.release} (${generation}) at step ${remaining[0]}`
      : `Loading release ${record.release} from ${dir} as ${generation}`,
  );
  if (reasons.length > 0)
    display.say(`Release ${record.release} is live, and is loaded anew: ${reasons.join("; ")}`);
  const queue = openLoadQueue(redis, settings.prefix);
  try {
    await queue.enqueue(generation, remaining);
    await workFlow({ queue, redis, settings, generation, display, signal });
  } catch (error) {
    if (error instanceof StepFailure && !lost.aborted) await giveUp(queue, client, settings, generation);
    throw error;
  } finally {
    // The queue is that of the other load then.
    if (redis.status === "ready" && !lost.aborted) {
      await queue.clear();
      await queue.close();
    }
  }
  return {
    release: record.release,
    generation,
    state: flags.stage ? "staged" : "live",
    record: readRecord(settings.state, generation) ?? record,
  };
}

/** Nothing is written: the generation is swapped to, unless it is live already or is only to be staged. */
async function takeKept(
  kept: GenerationInfo,
  { stage, force }: LoadFlags,
  {
    client,
    redis,
    settings,
    display,
  }: Pick<LoadRequest, "settings" | "display"> & { client: Client; redis: Redis },
): Promise<LoadResult> {
  const { name: generation, release, state } = kept;
  const is = `Release ${release} is here already, of the same data and made by the same code (${generation}, ${state})`;
  // A generation that is kept is not unfinished.
  const asItIs = { release, generation, state: state as LoadResult["state"], record: null };
  if (state === "live" || stage) {
    display.say(`${is}: nothing is loaded; --again loads it nevertheless`);
    return asItIs;
  }
  display.say(`${is}: it is swapped to, nothing is loaded`);
  await publish(client, settings.prefix, generation, force);
  if (redis.status === "ready") await redis.publish(swapChannel(settings.prefix), generation);
  return { ...asItIs, state: "live" };
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
