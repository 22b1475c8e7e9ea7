/** Alleles and publications that annotations to terms are of. */
import { z } from "zod";
import type { Services } from "../../context/services.ts";
import { anyOf, maxValues } from "./read-things.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";

const counted = z.object({ values: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

/**
 * Alleles, or publications, with an annotation to one of the terms or what lies below them.
 * @param genes whose annotations count; null for all
 */
export async function annotatedTo(
  terms: readonly string[],
  what: "alleles" | "reference",
  genes: readonly string[] | null,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  const ofGenes = genes === null ? [] : [anyOf("genes", genes)];
  const { aggregations } = await elastic.search({
    index: generation.index("annotations"),
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [...ofGenes, { terms: { closure: [...terms] } }] } },
    aggs: { values: { terms: { field: what, size: maxValues } } },
  });
  return counted.parse(aggregations).values.buckets.map(({ key }) => key);
}
