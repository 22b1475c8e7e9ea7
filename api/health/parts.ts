/** Which parts answer: the search engine with all shards of the live release, Redis, and whether there is a release. */
import type { Client } from "@elastic/elasticsearch";
import { indexKinds } from "../../index-mappings/names.ts";
import type { Health } from "../contract/health.ts";
import type { Generations, LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import { Steadiness } from "./steadiness.ts";

/** ms after which a part that has not answered counts as down */
const patience = 1_500;

async function answers(question: Promise<boolean>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience).unref());
  return Promise.race([question.catch(() => false), late]);
}

/** Whether every shard of the live release has a copy that answers; without a release, whether anything does. */
async function searches(elastic: Client, live: LoadedGeneration | null): Promise<boolean> {
  const options = { requestTimeout: patience, maxRetries: 0 };
  if (!live) return elastic.ping({}, options);
  const { status } = await elastic.cluster.health(
    { index: indexKinds.map((kind) => live.index(kind)), timeout: "1s", filter_path: "status" },
    options,
  );
  return status.toLowerCase() !== "red";
}

/** Waits until every shard of a generation answers, 8 s at most: Elasticsearch may have only just started. */
export async function untilWhole(elastic: Client, generation: LoadedGeneration): Promise<void> {
  const index = indexKinds.map((kind) => generation.index(kind));
  // What it lacks afterwards is told by whoever asks for it.
  await elastic.cluster.health({ index, wait_for_status: "yellow", timeout: "8s" }).catch(() => undefined);
}

/** Right after a start pages are answered while what searches need is read. */
function releaseMessage({ live, isPrepared }: Generations): string {
  if (!live) return "is not loaded yet: there is nothing to show";
  return isPrepared
    ? "is loaded"
    : "is loaded and its names are still being read: searches and queries wait for them, pages do not";
}

/** Which pages are there while the search engine is not. */
const pagesMeanwhile = ({ live }: Generations): string =>
  live?.copy.isThere
    ? "pages, of which this machine has a copy, do"
    : "and of pages only those that were read lately";

/** How all parts are at the moment. */
export async function readHealth({ elastic, redis, generations, version }: Services): Promise<Health> {
  const { live } = generations;
  const isPrepared = live !== null && generations.isPrepared;
  const [search, queue] = await Promise.all([
    answers(searches(elastic, live)),
    answers(redis.ping().then(() => true)),
  ]);
  return {
    status: search && queue && isPrepared ? "ok" : "degraded",
    version,
    release: live?.release ?? null,
    generation: live?.name ?? null,
    parts: [
      {
        name: "search engine",
        up: search,
        message: search
          ? "answers"
          : `does not answer, or lacks shards of the release: no search works until it does, ${pagesMeanwhile(generations)}`,
      },
      {
        name: "queue",
        up: queue,
        message: queue
          ? "answers"
          : "does not answer: releases cannot be loaded, queries are not saved, and each process counts use for itself until it does",
      },
      {
        name: "release",
        up: isPrepared,
        message: releaseMessage(generations),
      },
    ],
  };
}

/** ms; whoever asks more often is told what was seen last. */
const lookEvery = 1_000;

interface Readiness {
  readonly state: Health;
  readonly isReady: boolean;
}

interface Seen {
  readonly steadiness: Steadiness;
  at: number;
  looking: Promise<Readiness> | null;
}

const seen = new WeakMap<Client, Seen>();

/**
 * Whether requests are to be sent here, which changes after several looks that agree only. Redis is not asked for: without it
 * pages, searches and queries are answered.
 */
export function readReadiness(services: Services): Promise<Readiness> {
  const known: Seen = seen.get(services.elastic) ?? {
    steadiness: new Steadiness(),
    at: -Infinity,
    looking: null,
  };
  seen.set(services.elastic, known);
  if (known.looking && performance.now() - known.at < lookEvery) return known.looking;
  known.at = performance.now();
  known.looking = readHealth(services).then((state) => {
    const isUp = (part: string): boolean => state.parts.find(({ name }) => name === part)?.up === true;
    return { state, isReady: known.steadiness.look(isUp("search engine")) && isUp("release") };
  });
  return known.looking;
}
