/** Alleles of genotypes that phenotypes were seen of. */
import { z } from "zod";
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";

/** Alleles that one query can name: the engine takes no more. */
const maxAlleles = 65_536;

const counted = z.object({ alleles: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

/** Alleles with an annotation to one of the terms or what lies below them. @param genes whose they are; null for all */
export async function allelesWith(
  genes: readonly string[] | null,
  terms: readonly string[],
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  const ofGenes = genes === null ? [] : [{ terms: { genes: [...genes] } }];
  const { aggregations } = await elastic.search({
    index: generation.index("annotations"),
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [...ofGenes, { terms: { closure: [...terms] } }] } },
    aggs: { alleles: { terms: { field: "alleles", size: maxAlleles } } },
  });
  return counted.parse(aggregations).alleles.buckets.map(({ key }) => key);
}
