/** Queries that the deployment names. */
import type { PredefinedQuery, QueryBuilderSettings } from "../../config/query-builder.ts";
import { ProblemError } from "../problem/problem-error.ts";
import { readConstraints } from "./read-constraints.ts";

/** By its id as given, or behind `canned_query:`. */
export const findPredefined = (
  { predefined }: QueryBuilderSettings,
  id: string,
): PredefinedQuery | undefined =>
  predefined.find((query) => query.id === id) ??
  predefined.find((query) => query.id === `canned_query:${id}`);

/** One sentence for every predefined query whose constraints have a mistake. */
export async function predefinedProblems({ predefined }: QueryBuilderSettings): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, constraints } of predefined) {
    try {
      await readConstraints(constraints, () =>
        Promise.reject(new ProblemError(400, "a predefined query cannot hold saved ones")),
      );
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(`query-builder.json: predefined ${id}: ${error.message}`);
    }
  }
  return problems;
}
