import type { Client } from "@elastic/elasticsearch";
import pino from "pino";
import { afterEach, expect, it } from "vitest";
import { aliasName, indexName, parseGeneration, previousAlias } from "../../index-mappings/names.ts";
import { watchGenerations } from "./generations.ts";
import type { Generations } from "./generations.ts";

const prefix = "test";
const log = pino({ level: "silent" });
const [older, newer] = ["2025-01-01--aaa", "2025-02-01--bbb"];

/** The aliases as they are; null while the search engine is away. */
let live: string | null = older;

function engine(): Client {
  const indexOf = (name: string): string => {
    const generation = parseGeneration(name);
    if (generation === null) throw new Error(`${name} is no name of a generation`);
    return indexName("release", generation, prefix);
  };
  const getAlias = async () => {
    if (live === null) throw new Error("away");
    const other = live === older ? newer : older;
    return {
      [indexOf(live)]: { aliases: { [aliasName("release", prefix)]: {} } },
      [indexOf(other)]: { aliases: { [previousAlias(prefix)]: {} } },
    };
  };
  // All that is asked of it.
  return { indices: { getAlias } } as unknown as Client;
}

let generations: Generations | undefined;
afterEach(async () => {
  live = older;
  await generations?.close();
});

it("leads readers to another generation when what they would wait for is there, and not before", async () => {
  const prepared = Promise.withResolvers<void>();
  const seen: string[] = [];
  generations = await watchGenerations({
    elastic: engine(),
    prefix,
    log,
    interval: 3_600_000,
    prepare: async ({ name }) => {
      seen.push(`prepare ${name}`);
      if (name === newer) await prepared.promise;
    },
    onLive: ({ name }) => seen.push(`live ${name}`),
  });
  expect(generations.live?.name).toBe(older);
  live = newer;
  const swap = generations.refresh();
  await expect.poll(() => seen).toEqual([`prepare ${older}`, `live ${older}`, `prepare ${newer}`]);
  expect(generations.live?.name).toBe(older);
  prepared.resolve();
  await swap;
  expect(generations.live?.name).toBe(newer);
  expect(seen.at(-1)).toBe(`live ${newer}`);
});

it("lets those who have nothing at all read at once", async () => {
  live = null;
  generations = await watchGenerations({
    elastic: engine(),
    prefix,
    log,
    interval: 3_600_000,
    prepare: () => new Promise(() => {}),
  });
  expect(generations.live).toBeNull();
  live = older;
  await generations.refresh();
  expect(generations.live?.name).toBe(older);
});
