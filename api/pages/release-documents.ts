/** Documents of the release that the api itself needs; read once for each generation. */
import { z } from "zod";
import { identifierMap } from "../../index-mappings/pages/identifiers.ts";
import type { IdentifierMap } from "../../index-mappings/pages/identifiers.ts";
import { chromosomeSummary } from "../../index-mappings/pages/others.ts";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import {
  annotatedThings,
  expressionLevels,
  geneSubsetIndex,
  metadata,
  termSubsets,
} from "../../index-mappings/pages/release.ts";
import type {
  AnnotatedThing,
  ExpressionLevels,
  GeneSubsetIndex,
  Metadata,
  TermSubsets,
} from "../../index-mappings/pages/release.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../services.ts";
import { readReleaseDoc } from "./read-page.ts";
import { parseStored } from "./stored-json.ts";

/** Generations whose documents are kept: the live and the previous one, during a swap one more. */
const mostKept = 3;

/** Reads a document by name, the first time from the index; null when the release has none. */
function keeping<T>(
  name: string,
  schema: z.ZodType<T>,
): (elastic: Services["elastic"], generation: LoadedGeneration) => Promise<T | null> {
  const kept = new WeakMap<Services["elastic"], Map<string, T | null>>();
  return async (elastic, generation) => {
    const known = kept.get(elastic) ?? new Map<string, T | null>();
    kept.set(elastic, known);
    const key = generation.index("release");
    const have = known.get(key);
    if (have !== undefined) return have;
    const body = await readReleaseDoc(elastic, generation, name);
    const value = body === null ? null : await parseStored(body, schema);
    known.set(key, value);
    for (const oldest of [...known.keys()].slice(0, -mostKept)) known.delete(oldest);
    return value;
  };
}

export const readMetadata = keeping<Metadata>("metadata", metadata);
export const readChromosomes = keeping<ChromosomeSummary[]>(
  "chromosome_summaries",
  z.array(chromosomeSummary),
);
export const readIdentifierMap = keeping<IdentifierMap>("identifier_map", identifierMap);
export const readExpressionLevels = keeping<ExpressionLevels>("expression_levels", expressionLevels);
export const readTermSubsets = keeping<TermSubsets>("term_subsets", termSubsets);
export const readGeneSubsets = keeping<GeneSubsetIndex>("gene_subsets", geneSubsetIndex);
export const readAnnotatedThings = keeping<AnnotatedThing[]>("annotated_things", annotatedThings);
