import type { Problem } from "../../contract/problem.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { suggest } from "./suggest.ts";

const maxSuggested = 5;

/** Genes that somebody may have meant who asked for an id without a page. */
export async function nearGenes(
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<NonNullable<Problem["suggestions"]>> {
  const { groups } = await suggest(typed, services, generation);
  const genes = groups.find(({ type }) => type === "gene")?.hits ?? [];
  return genes.slice(0, maxSuggested).map(({ id, label }) => ({ type: "gene", id, label }));
}
