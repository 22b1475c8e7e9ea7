/** Which genotypes a text asks for: search has no type of its own for them. */
import type { EsQuery } from "../elastic/es-query.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { parseTyped } from "./parse/parse.ts";
import { askedOf } from "./read/asked.ts";
import { vocabularyOf } from "./read/read-vocabulary.ts";

/** @param typed as a person typed it; nothing asks for all, and what asks for other things for none */
export async function genotypesFound(
  typed: string,
  services: Pick<Services, "deployment" | "elastic">,
  generation: LoadedGeneration,
): Promise<EsQuery> {
  const query = parseTyped(typed, services.deployment);
  if (query.isBlank) return { match_all: {} };
  const vocabulary = await vocabularyOf(services.elastic, generation);
  const asked = await askedOf(query.typed, vocabulary, services, generation);
  return asked?.read.target === "genotype" ? (await asked.compiled()).query : { match_none: {} };
}
