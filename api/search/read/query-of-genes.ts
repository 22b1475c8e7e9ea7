/** The query of the constraints that a text sets. */
import { queryId } from "../../queries/canonical.ts";
import { compile } from "../../queries/compile.ts";
import { readConstraints } from "../../queries/read-constraints.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** Ids are those of the vocabulary, which the release has. */
const meanings = {
  term: (id: string): string => id,
  gene: (id: string): string => id,
  chromosome: (name: string): string => name,
  profiles: [],
};

/** Refuses saved queries, which no text names. */
export const noneSaved = (): Promise<never> => Promise.reject(new Error("a text names no saved queries"));

/** Of the constraints as the query builder has them, and the id that their genes are kept by. Throws for what is no constraint. */
export async function queryOfGenes(constraints: unknown): Promise<{ query: EsQuery; queryId: string }> {
  const tree = await readConstraints(constraints, noneSaved);
  return { query: compile(tree, meanings), queryId: queryId(tree) };
}
