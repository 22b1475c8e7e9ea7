/** Alleles of genotypes that phenotypes were seen of. */
import { z } from "zod";
import type { Services } from "../../context/services.ts";
import { anyOf, maxValues } from "./read-things.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";

const counted = z.object({ alleles: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

/** Alleles with an annotation to one of the terms or what lies below them. @param genes whose they are; null for all */
export async function allelesWith(
  genes: readonly string[] | null,
  terms: readonly string[],
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  const ofGenes = genes === null ? [] : [anyOf("genes", genes)];
  const { aggregations } = await elastic.search({
    index: generation.index("annotations"),
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [...ofGenes, { terms: { closure: [...terms] } }] } },
    aggs: { alleles: { terms: { field: "alleles", size: maxValues } } },
  });
  return counted.parse(aggregations).alleles.buckets.map(({ key }) => key);
}
