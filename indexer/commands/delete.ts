import { connectRedis, mustAnswer } from "../jobs/redis.ts";
import { takeLoadLock } from "../jobs/load-lock.ts";
import { deleteRecord } from "../jobs/record.ts";
import { journaled } from "../journal/journal.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { bytesOf, deleteGeneration, findGeneration, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { takePlaceFrom } from "../load/swap.ts";
import type { Settings } from "../settings/settings.ts";
import { size } from "../terminal/amounts.ts";

/** Deletes a generation that is not live, and says how much room that makes. */
export async function deleteOne(asked: string, json: boolean, settings: Settings): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  await mustBeElasticsearch(client, settings.elasticsearchUrl);
  const info = theOne(await listGenerations(client, settings.prefix), asked);
  if (info.state === "live")
    throw new LoadError(`${info.name} is live: publish or roll back to another generation first.`);
  await journaled(
    settings,
    { what: "delete", target: info.name },
    async () => {
      const release = await guardOf(info, settings);
      try {
        // One that a rollback has just made live is not taken for the one that was asked for.
        if (info.state !== "unfinished") await takePlaceFrom(client, settings.prefix, info);
        await deleteGeneration(client, info);
        deleteRecord(settings.state, info.name);
      } finally {
        await release();
      }
    },
    () => `${info.state} generation of release ${info.release}, ${size(bytesOf(info))}`,
  );
  if (json) console.log(JSON.stringify({ deleted: info.name, state: info.state, bytes: bytesOf(info) }));
  else
    console.log(
      `Generation ${info.name} (release ${info.release}, ${info.state}) was deleted: ${size(bytesOf(info))}.`,
    );
  return 0;
}

/** What is deleted has to be named without doubt. */
function theOne(generations: readonly GenerationInfo[], asked: string): GenerationInfo {
  const ofRelease = generations.filter(({ release }) => release === asked);
  if (ofRelease.length > 1)
    throw new LoadError(
      `There are ${ofRelease.length} generations of release ${asked}: name ${ofRelease.map(({ name, state }) => `${name} (${state})`).join(" or ")}.`,
    );
  return findGeneration(generations, asked);
}

/** An unfinished generation may be one that is being written: then the load holds the lock, and this is an error that names it. */
async function guardOf({ state, name }: GenerationInfo, settings: Settings): Promise<() => Promise<void>> {
  if (state !== "unfinished") return async () => {};
  const redis = connectRedis(settings.redisUrl);
  try {
    await mustAnswer(redis, settings.redisUrl);
    const release = await takeLoadLock(redis, settings.prefix, `deletion of ${name}`);
    return async () => {
      await release();
      redis.disconnect();
    };
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}
