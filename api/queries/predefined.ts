/** Queries that the deployment names. */
import type { PredefinedQuery, QueryBuilderSettings } from "../../config/query-builder.ts";
import { ProblemError } from "../problem/problem-error.ts";
import type { DataGap } from "../../index-mappings/pages/release.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { knownIds } from "./known-ids.ts";
import { perGeneration } from "../cache/per-generation.ts";
import { gapsOf } from "./data-gaps.ts";
import { readConstraints } from "./read-constraints.ts";
import { countGenes, prepare } from "./run.ts";
import type { QueryServices } from "./run.ts";
import { leavesOf } from "./tree.ts";

/** By its id as given, or behind `canned_query:`. */
export const findPredefined = (
  { predefined }: QueryBuilderSettings,
  id: string,
): PredefinedQuery | undefined =>
  predefined.find((query) => query.id === id) ??
  predefined.find((query) => query.id === `canned_query:${id}`);

/** Reasons by id of the queries that ask for what the release does not tell. */
export async function predefinedGaps(
  { predefined }: QueryBuilderSettings,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  dataGaps: readonly DataGap[],
): Promise<Record<string, string>> {
  const queries = await Promise.all(
    predefined.map(async ({ id, constraints }) => ({
      id,
      leaves: leavesOf(await readConstraints(constraints, noSaved)),
    })),
  );
  const known = await knownIds(
    elastic,
    generation,
    queries.flatMap(({ leaves }) => leaves),
  );
  return Object.fromEntries(
    queries.flatMap(({ id, leaves }) => {
      const missing = leaves
        .flatMap((leaf) => gapsOf(leaf, dataGaps, known))
        .find(({ is_partial }) => !is_partial);
      return missing ? [[id, `${missing.label}: ${missing.reason}`]] : [];
    }),
  );
}

/** Counts by id of the queries that the release can answer. @param gaps those that it cannot */
export const predefinedCounts = perGeneration(
  "counts of predefined queries",
  async (
    _elastic,
    generation,
    services: QueryServices,
    gaps: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, number>>> => {
    const { predefined } = services.deployment.queryBuilder;
    const counts: Record<string, number> = {};
    // One after the other: they are some dozens, counted once, and readers go before.
    for (const { id, constraints } of predefined)
      if (!(id in gaps))
        counts[id] = await countGenes(services, await prepare(constraints, services, generation));
    return counts;
  },
);

const noSaved = (): Promise<never> =>
  Promise.reject(new ProblemError(400, "a predefined query cannot hold saved ones"));

/** One sentence for every predefined query whose constraints have a mistake. */
export async function predefinedProblems({ predefined }: QueryBuilderSettings): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, constraints } of predefined) {
    try {
      await readConstraints(constraints, noSaved);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(`query-builder.json: predefined ${id}: ${error.message}`);
    }
  }
  return problems;
}
