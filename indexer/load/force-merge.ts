/** From writing to reading: segments merged, copies made, caches warm. */
import { setTimeout as sleep } from "node:timers/promises";
import { errors } from "@elastic/elasticsearch";
import type { Client, estypes } from "@elastic/elasticsearch";
import { indexKinds, indexName } from "../../index-mappings/names.ts";
import type { Generation } from "../../index-mappings/names.ts";
import { LoadError } from "./load-error.ts";
import { unthrottled } from "./throttle.ts";
import type { Throttle } from "./throttle.ts";

/** Facets of annotation tables and of search results: the first count of a keyword field builds its ordinals. */
const counted = {
  annotations: [
    "type",
    "genes",
    "genotype",
    "term",
    "closure",
    "reference",
    "evidence",
    "throughput",
    "ploidy",
    "conditions",
    "assigned_by",
  ],
  genes: ["feature_type", "terms", "subsets", "references", "characterisation_status", "chromosome"],
  terms: ["cv_name", "closure"],
  references: ["year", "journal", "triage_status"],
  alleles: ["allele_type", "gene"],
  genotypes: ["genes", "alleles"],
  gocams: ["genes", "terms"],
} as const;

/** Beginnings that people type. */
const typed = ["a", "cd", "pom", "cell", "mitot", "protein k"];

/** ms between looks at a merge. */
const firstPause = 50;
const maxPause = 2_000;

const toOneSegment = { max_num_segments: 1 } as const;
/** A call that takes as long as the merge would, when its answer is lost, be waited for as if it were a slow one. */
const beside = { ...toOneSegment, wait_for_completion: false } as const;

/** Merges the segments of a written index while others are still being written; `forceMerge` waits for it or does it again. */
export function beginMerge(client: Client, index: string): void {
  client.indices.forcemerge({ index, ...beside }).catch(() => {});
}

async function merge(client: Client, index: string): Promise<void> {
  const { task } = await client.indices.forcemerge({ index, ...beside });
  if (task !== undefined && (await hasEnded(client, task, index))) return;
  // What is merged already is so at once.
  await client.indices.forcemerge({ index, ...toOneSegment });
}

/** Waits until a merge has ended; false when its node has gone away, or had no room to write down how it ended. */
async function hasEnded(client: Client, task: string, index: string): Promise<boolean> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, maxPause)) {
    try {
      const { completed, error } = await client.tasks.get({ task_id: task });
      if (error)
        throw new LoadError(`The segments of index ${index} were not merged: ${error.reason ?? error.type}.`);
      if (completed) return true;
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return false;
      throw error;
    }
    await sleep(pause);
  }
}

/**
 * Makes a written generation ready: everything searchable, one segment a shard, `replicas` copies. `onProgress` hears
 * how many indices are done; `throttle` says how long to rest after each. Can be repeated.
 */
export async function forceMerge(
  client: Client,
  generation: Generation,
  prefix: string,
  replicas: number,
  onProgress: (done: number) => void,
  throttle: Throttle = unthrottled,
): Promise<void> {
  const names = indexKinds.map((kind) => indexName(kind, generation, prefix));
  for (const [done, index] of names.entries()) {
    const began = performance.now();
    await merge(client, index);
    onProgress(done + 1);
    await throttle.rest(performance.now() - began);
  }
  await client.indices.putSettings({
    index: names,
    settings: { refresh_interval: "1s", number_of_replicas: replicas },
  });
  await client.indices.refresh({ index: names });
}

/** Asks what visitors will ask, so that the first of them does not wait. A first query is 5–30 times slower. */
export async function warmUp(client: Client, generation: Generation, prefix: string): Promise<void> {
  for (const [kind, fields] of Object.entries(counted)) {
    // Object.entries forgets the key type, hence the cast.
    const index = indexName(kind as keyof typeof counted, generation, prefix);
    const aggs = Object.fromEntries(
      fields.map((field): [string, estypes.AggregationsAggregationContainer] => [
        field,
        { terms: { field, size: 20 } },
      ]),
    );
    await client.search({ index, size: 0, aggs });
  }
  for (const kind of ["genes", "terms", "references", "alleles", "gocams"] as const) {
    for (const text of typed) {
      await client.search({
        index: indexName(kind, generation, prefix),
        size: 10,
        query: {
          multi_match: {
            query: text,
            fields: [
              "ids.whole_prefix",
              "names.whole_prefix",
              "names.word_prefix",
              "synonyms.word_prefix",
              "everything",
              "everything.word_prefix",
            ],
          },
        },
        sort: [{ weight: "desc" }],
      });
    }
  }
}
