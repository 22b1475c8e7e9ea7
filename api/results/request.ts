import type { Request } from "express";
import type { SearchQuery } from "../contract/search.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../services.ts";
import { readAsked } from "./asked.ts";
import type { AskedResults } from "./asked.ts";
import { facetsOf } from "./facets.ts";
import { knownValues } from "./known-values.ts";
import { typesOf } from "./type-queries.ts";

/** What a request asks of the results page, with the values that the release knows. */
export async function readRequest(
  query: SearchQuery,
  raw: Request["query"],
  services: Services,
  generation: LoadedGeneration,
): Promise<AskedResults> {
  const types = typesOf(services);
  const facets = facetsOf(services.deployment).filter(({ type }) => types.includes(type));
  return readAsked(query, raw, types, facets, await knownValues(services.elastic, generation, facets));
}
