/**
 * Which generation is live, and which older one still answers under its release id.
 *
 * The aliases say it. They are read again every second and as soon as a swap is announced, so that requests do not have
 * to ask; a request then works on the indices of one generation by their own names, from beginning to end.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import {
  aliasName,
  generationName,
  generationOfIndex,
  indexName,
  previousAlias,
  stagedAlias,
  swapChannel,
} from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";

/** A generation that answers requests. */
export interface LoadedGeneration {
  readonly release: string;
  /** `2025-09-01--k3f9` */
  readonly name: string;
  index(kind: IndexKind): string;
}

export interface Generations {
  /** null while no release is loaded, or nothing is known yet. */
  readonly live: LoadedGeneration | null;
  /** Those that are published, the live one first. */
  readonly loaded: readonly LoadedGeneration[];
  /** Those that wait to be published: they answer under their own name only. */
  readonly staged: readonly LoadedGeneration[];
  /** Reads the aliases again; several calls at a time are one. Fails when Elasticsearch does not answer. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly elastic: Client;
  readonly prefix: string;
  readonly log: Logger;
  /** Connection that may be used for listening only; none in tests that swap by hand. */
  readonly subscriber?: Redis | undefined;
  /** ms between looks at the aliases */
  readonly interval?: number;
  /** Reads what the first readers of a generation would wait for, before any of them is led to it. */
  readonly prepare?: (generation: LoadedGeneration) => Promise<void>;
  /** Told which generation is live, at first and whenever another one is. */
  readonly onLive?: (generation: LoadedGeneration) => void;
}

/** ms; readers of the one before are not kept from a new release for longer. */
const maxPreparation = 15_000;

const loadedGeneration = (generation: Generation, prefix: string): LoadedGeneration => ({
  release: generation.release,
  name: generationName(generation),
  index: (kind) => indexName(kind, generation, prefix),
});

interface ReadableGenerations {
  readonly live: LoadedGeneration | null;
  readonly loaded: readonly LoadedGeneration[];
  readonly staged: readonly LoadedGeneration[];
}

/** Live first, then the newest. */
async function readLoaded(elastic: Client, prefix: string): Promise<ReadableGenerations> {
  const found = await elastic.indices.getAlias(
    { index: `${aliasName("release", prefix)}--*` },
    // Asked every second, for no request: that is no trace.
    { openTelemetry: { enabled: false } },
  );
  const readable = Object.entries(found).flatMap(([index, { aliases }]) => {
    const generation = generationOfIndex(index, "release", prefix);
    const isLive = aliasName("release", prefix) in aliases;
    const isStaged = stagedAlias(prefix) in aliases;
    return generation && (isLive || isStaged || previousAlias(prefix) in aliases)
      ? [{ isLive, isStaged, generation: loadedGeneration(generation, prefix) }]
      : [];
  });
  const generations = readable.filter(({ isStaged }) => !isStaged);
  generations.sort(
    (a, b) => Number(b.isLive) - Number(a.isLive) || b.generation.name.localeCompare(a.generation.name),
  );
  return {
    live: generations.find(({ isLive }) => isLive)?.generation ?? null,
    loaded: generations.map(({ generation }) => generation),
    staged: readable.filter(({ isStaged }) => isStaged).map(({ generation }) => generation),
  };
}

/** Begins to watch. The first look is made before it resolves, unless Elasticsearch is away; then it is made when it is back. */
export async function watchGenerations({
  elastic,
  prefix,
  log,
  subscriber,
  interval = 1000,
  prepare = async () => {},
  onLive,
}: Options): Promise<Generations> {
  let state: ReadableGenerations = { live: null, loaded: [], staged: [] };
  let running: Promise<void> | null = null;
  let failing = false;
  let isFirstLook = true;

  const look = async (): Promise<void> => {
    const next = await readLoaded(elastic, prefix);
    const isOther = next.live?.name !== state.live?.name;
    // Readers have the one before meanwhile, or there are none yet. Those who have nothing are not made to wait for all of it.
    const canWait = isFirstLook || state.live !== null;
    if (isOther && next.live && canWait)
      await Promise.race([prepare(next.live), sleep(maxPreparation, undefined, { ref: false })]);
    if (isOther) log.info({ from: state.live?.name ?? null, to: next.live?.name ?? null }, "generation");
    state = next;
    if (isOther && next.live) onLive?.(next.live);
  };
  const refresh = (): Promise<void> =>
    (running ??= look().finally(() => {
      running = null;
    }));
  const quietly = async (): Promise<void> => {
    try {
      await refresh();
      failing = false;
    } catch (error) {
      // Once for each time that it goes away; the last known generations stay.
      if (!failing) log.warn({ err: error }, "cannot read which release is live");
      failing = true;
    }
  };

  await quietly();
  isFirstLook = false;
  const timer = setInterval(() => void quietly(), interval);
  if (subscriber) {
    subscriber.on("message", () => void quietly());
    // Fails while Redis is away; ioredis subscribes again by itself once it has been subscribed, the timer covers the rest.
    void subscriber.subscribe(swapChannel(prefix)).catch(() => undefined);
  }
  return {
    get live() {
      return state.live;
    },
    get loaded() {
      return state.loaded;
    },
    get staged() {
      return state.staged;
    },
    refresh,
    async close() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
