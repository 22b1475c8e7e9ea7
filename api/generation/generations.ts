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
  parseGeneration,
  previousAlias,
  stagedAlias,
  swapChannel,
} from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import { noCopy } from "../local-copy/generation-copy.ts";
import type { GenerationCopy } from "../local-copy/generation-copy.ts";
import type { LocalCopies, Published } from "../local-copy/local-copies.ts";

/** A generation that answers requests. */
export interface LoadedGeneration {
  readonly release: string;
  /** `2025-09-01--k3f9` */
  readonly name: string;
  index(kind: IndexKind): string;
  /** What this machine has of it. */
  readonly copy: GenerationCopy;
}

export interface Generations {
  /** null while no release is loaded, or nothing is known yet. */
  readonly live: LoadedGeneration | null;
  /** Those that are published, the live one first. */
  readonly loaded: readonly LoadedGeneration[];
  /** Those that wait to be published: they answer under their own name only. */
  readonly staged: readonly LoadedGeneration[];
  /** False until what readers of the first live generation would wait for is there; true ever after, since later ones are led to when theirs is. */
  readonly isPrepared: boolean;
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
  /** Reads what the first readers of a generation would wait for, before any of them is led to it. Never fails. */
  readonly prepare?: (generation: LoadedGeneration) => Promise<void>;
  /** Nobody else answers: readers are led to what is live at the first look before it is prepared. It may start together with Elasticsearch. */
  readonly isAlone?: boolean;
  /** Copies of documents on this machine. With them there is a live generation before Elasticsearch answers. */
  readonly copies?: LocalCopies;
  /** Told which generation is live, at first and whenever another one is, once it is prepared. */
  readonly onLive?: (generation: LoadedGeneration) => void;
}

/** ms between looks of a process that is there before Elasticsearch answers. */
const atStart = 250;
/** ms; readers of the one before are not kept from a new release for longer. */
const maxPreparation = 15_000;

type HasCopies = Pick<Options, "prefix" | "copies">;

function loadedGeneration(generation: Generation, { prefix, copies }: HasCopies): LoadedGeneration {
  const name = generationName(generation);
  return {
    release: generation.release,
    name,
    index: (kind) => indexName(kind, generation, prefix),
    copy: copies?.of(name) ?? noCopy,
  };
}

interface ReadableGenerations {
  readonly live: LoadedGeneration | null;
  readonly loaded: readonly LoadedGeneration[];
  readonly staged: readonly LoadedGeneration[];
}

const noGenerations: ReadableGenerations = { live: null, loaded: [], staged: [] };

/** Names of those that answer. */
const namesOf = ({ live, loaded }: ReadableGenerations): Published => ({
  live: live?.name ?? null,
  loaded: loaded.map(({ name }) => name),
});

/** Those of which there are copies, as they were when Elasticsearch last answered. */
function recallLoaded(options: HasCopies): ReadableGenerations {
  const known = options.copies?.recall();
  const loaded = (known?.loaded ?? []).flatMap((name) => {
    const generation = parseGeneration(name);
    return generation ? [loadedGeneration(generation, options)] : [];
  });
  return { ...noGenerations, live: loaded.find(({ name }) => name === known?.live) ?? null, loaded };
}

/** Live first, then the newest. */
async function readLoaded(options: Pick<Options, "elastic"> & HasCopies): Promise<ReadableGenerations> {
  const { elastic, prefix } = options;
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
      ? [{ isLive, isStaged, generation: loadedGeneration(generation, options) }]
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

/** Looks, and answers whether that succeeds. Failures are told once for each time that it begins to fail. */
function quietly(look: () => Promise<void>, tell: (error: unknown) => void): () => Promise<boolean> {
  let failing = false;
  return async () => {
    try {
      await look();
      failing = false;
    } catch (error) {
      if (!failing) tell(error);
      failing = true;
    }
    return !failing;
  };
}

/** Looks again and again, and when it is told of a swap; in short turns until one succeeds, where that is waited for. @returns what ends it */
function lookAgain(
  look: () => Promise<boolean>,
  isWaitedFor: boolean,
  { prefix, subscriber, interval = 1000 }: Options,
): () => void {
  const timer = setInterval(() => void look(), interval);
  const soon = setInterval(() => {
    if (!isWaitedFor) clearInterval(soon);
    else void look().then((succeeds) => succeeds && clearInterval(soon));
  }, atStart);
  subscriber?.on("message", () => void look());
  // Fails while Redis is away; ioredis subscribes again by itself once it has been subscribed, the timer covers the rest.
  void subscriber?.subscribe(swapChannel(prefix)).catch(() => undefined);
  return () => {
    clearInterval(timer);
    clearInterval(soon);
  };
}

/** Begins to watch. The first look is made before it resolves, unless Elasticsearch is away; then it is made when it is back. */
export async function watchGenerations(options: Options): Promise<Generations> {
  const { log, copies, prepare = async () => {}, isAlone = false, onLive } = options;
  let state = noGenerations;
  /** Which one Elasticsearch said to be live; null before it has said so. */
  let liveThere: string | null = null;
  let running: Promise<void> | null = null;
  let isFirstLook = true;
  let isPrepared = false;

  const prepared = async (generation: LoadedGeneration): Promise<void> => {
    await prepare(generation);
    isPrepared = true;
  };
  const look = async (): Promise<void> => {
    const next = await readLoaded(options);
    const { live } = next;
    copies?.follow(namesOf(next));
    const isOther = (live?.name ?? null) !== liveThere;
    if (isOther && live) {
      const preparation = prepared(live);
      // Readers have the one before meanwhile, or others to ask. Those who have nothing are not made to wait for all of it.
      if (liveThere !== null || (isFirstLook && !isAlone))
        await Promise.race([preparation, sleep(maxPreparation, undefined, { ref: false })]);
      void preparation.then(() => onLive?.(live));
    }
    if (isOther) log.info({ from: liveThere, to: live?.name ?? null }, "generation");
    liveThere = live?.name ?? null;
    state = next;
  };
  const refresh = (): Promise<void> =>
    (running ??= look().finally(() => {
      running = null;
    }));
  // The last known generations stay.
  const lookQuietly = quietly(refresh, (error) => {
    if (!isAlone || !isFirstLook) log.warn({ err: error }, "cannot read which release is live");
  });
  const isThere = await lookQuietly();
  isFirstLook = false;
  if (!isThere) state = recallLoaded(options);
  // What searches need is read while Elasticsearch starts.
  if (state.live && liveThere === null) void prepared(state.live);
  const stop = lookAgain(lookQuietly, isAlone && !isThere, options);
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
    get isPrepared() {
      return isPrepared;
    },
    refresh,
    async close() {
      stop();
      await running?.catch(() => undefined);
    },
  };
}
