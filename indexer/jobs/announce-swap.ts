import { swapChannel } from "../../index-mappings/names.ts";
import type { Settings } from "../settings/settings.ts";
import { connectRedis } from "./redis.ts";

/** ms; the api finds out by itself when Redis is away. */
const patience = 1_000;

/** Tells the api at once which generation is live. */
export async function announceSwap({ redisUrl, prefix }: Settings, generation: string): Promise<void> {
  const redis = connectRedis(redisUrl);
  const late = new Promise((resolve) => setTimeout(resolve, patience).unref());
  await Promise.race([redis.publish(swapChannel(prefix), generation).catch(() => {}), late]);
  redis.disconnect();
}
