/**
 * `npm run saved-queries -- export FILE` and `… restore FILE`: the saved queries with their counts, one JSON object a line, out of
 * Redis and back. What is saved already stays as it is.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Redis } from "ioredis";
import { z } from "zod";
import { SettingsError } from "../../config/settings.ts";
import { readSettings } from "../settings/settings.ts";

const line = z.strictObject({
  id: z.uuid(),
  constraints: z.unknown(),
  /** Genes by release. */
  counts: z.record(z.string(), z.string()),
  /** Of older exports: s until an empty query went. */
  expires: z.int().positive().nullish(),
});

/** Keys that are looked at in one go. */
const atATime = 500;

/** What was said to be saved, as it was; null when the store has something else in its place. */
function readStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param unreadable gets the ids of those that cannot be read */
async function* savedLines(redis: Redis, prefix: string, unreadable: string[]): AsyncGenerator<string> {
  const begin = `${prefix}:query:`;
  for await (const keys of redis.scanStream({ match: `${begin}*`, count: atATime }) as AsyncIterable<
    string[]
  >)
    for (const key of keys) {
      const id = key.slice(begin.length);
      const [text, counts] = await Promise.all([
        redis.get(key),
        redis.hgetall(`${prefix}:query-counts:${id}`),
      ]);
      if (text === null) continue;
      const constraints = readStored(text);
      if (constraints === null) {
        unreadable.push(id);
        continue;
      }
      const saved: z.infer<typeof line> = {
        id,
        constraints,
        counts,
      };
      yield `${JSON.stringify(saved)}\n`;
    }
}

/** Only a whole export takes the place of the one before it. */
async function exportTo(file: string, redis: Redis, prefix: string): Promise<string> {
  let count = 0;
  const unreadable: string[] = [];
  async function* counted(): AsyncGenerator<string> {
    for await (const one of savedLines(redis, prefix, unreadable)) {
      count++;
      yield one;
    }
  }
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(counted()), createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (unreadable.length > 0)
    throw new SettingsError(
      `${count.toLocaleString("en")} saved queries are in ${file}; what Redis has for ${unreadable.join(", ")} is no query, and is not.`,
    );
  return `${count.toLocaleString("en")} saved queries are in ${file}.`;
}

async function restoreFrom(file: string, redis: Redis, prefix: string): Promise<string> {
  let [number, restored, known] = [0, 0, 0];
  for await (const text of createInterface({ input: createReadStream(file) })) {
    number++;
    if (text === "") continue;
    let read: z.infer<typeof line>;
    try {
      read = line.parse(JSON.parse(text));
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error).replaceAll("\n", " ") : String(error);
      throw new SettingsError(`${file}:${number}: is no saved query (${why}).`);
    }
    const { id, constraints, counts } = read;
    const query = `${prefix}:query:${id}`;
    if ((await redis.set(query, JSON.stringify(constraints), "NX")) === null) known++;
    else restored++;
    for (const [release, count] of Object.entries(counts))
      await redis.hsetnx(`${prefix}:query-counts:${id}`, release, count);
  }
  return `${restored.toLocaleString("en")} queries were restored, ${known.toLocaleString("en")} were there already.`;
}

const usage = "Usage: npm run saved-queries -- export FILE, or npm run saved-queries -- restore FILE";

const [command, file, ...more] = process.argv.slice(2);
if ((command !== "export" && command !== "restore") || file === undefined || more.length > 0) {
  console.error(usage);
  process.exit(2);
}
let redis: Redis | undefined;
try {
  const settings = readSettings(process.env);
  redis = new Redis(settings.redis, { maxRetriesPerRequest: 1 }).on("error", () => undefined);
  console.log(await (command === "export" ? exportTo : restoreFrom)(file, redis, settings.prefix));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  redis?.disconnect();
}
