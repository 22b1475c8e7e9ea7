import { swapChannel } from "../../index-mappings/names.ts";
import { connectRedis } from "../jobs/redis.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { rollBack } from "../load/swap.ts";
import type { Settings } from "../settings/settings.ts";

/** ms; the api finds out by itself when Redis is away. */
const announcement = 1_000;

/** Makes the previous generation live and says which one is live now. */
export async function rollback(settings: Settings): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  await mustBeElasticsearch(client, settings.elasticsearchUrl);
  const { live, previous } = await rollBack(client, settings.prefix);
  await announceSwap(settings, live.name);
  console.log(
    `Release ${live.release} is live (${live.name}).${previous ? ` Another rollback goes forward to release ${previous.release} (${previous.name}).` : ""}`,
  );
  return 0;
}

/** Tells the api at once which generation is live. */
async function announceSwap({ redisUrl, prefix }: Settings, generation: string): Promise<void> {
  const redis = connectRedis(redisUrl);
  const late = new Promise((resolve) => setTimeout(resolve, announcement).unref());
  await Promise.race([redis.publish(swapChannel(prefix), generation).catch(() => {}), late]);
  redis.disconnect();
}
