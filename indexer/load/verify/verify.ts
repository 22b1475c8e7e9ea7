/** Whether a written generation may go live. */
import type { Client } from "@elastic/elasticsearch";
import { indexKinds, parseGeneration } from "../../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../../index-mappings/names.ts";
import type { Release } from "../../read/open-release.ts";
import { listGenerations } from "../generations.ts";
import { countDocuments, countProblems, rowProblems, shrinkProblems } from "./counts.ts";
import type { Counts } from "./counts.ts";
import { linkCount, linkProblems } from "./links.ts";
import { sampleOf } from "./sample.ts";
import { smokeProblems } from "./smoke.ts";

export interface Verification {
  readonly client: Client;
  readonly generation: Generation;
  readonly prefix: string;
  readonly release: Release;
  /** Number of documents of a kind that were assembled. */
  expected(kind: IndexKind): Promise<number>;
  /** Lets a generation pass that is much smaller than the live one. */
  readonly force: boolean;
  progress(done: number, total: number): void;
}

/** Looks at counts, links and search; answers the number of checks made and a sentence for everything that is wrong. */
export async function verify({
  client,
  generation,
  prefix,
  release,
  expected,
  force,
  progress,
}: Verification): Promise<{ problems: string[]; checks: number }> {
  const sample = await sampleOf(release);
  const total = indexKinds.length + linkCount + sample.length;
  let checks = 0;
  const advance = (by = 1): void => progress((checks += by), total);

  const found = await countDocuments(client, generation, prefix);
  const problems = countProblems(found, await expectedCounts(expected));
  problems.push(...rowProblems(found, release));
  const live = (await listGenerations(client, prefix)).find((info) => info.state === "live");
  const liveGeneration = live ? parseGeneration(live.name) : null;
  if (liveGeneration && !force)
    problems.push(...shrinkProblems(found, await countDocuments(client, liveGeneration, prefix)));
  advance(indexKinds.length);

  problems.push(...(await linkProblems(client, generation, prefix, advance)));
  problems.push(...(await smokeProblems(client, generation, prefix, sample)));
  advance(sample.length);
  return { problems, checks };
}

async function expectedCounts(expected: Verification["expected"]): Promise<Counts> {
  const counts: Partial<Record<IndexKind, number>> = {};
  for (const kind of indexKinds) counts[kind] = await expected(kind);
  // Filled with every kind by the loop.
  return counts as Counts;
}
