/** Alleles of genotypes that phenotypes were seen of. */
import { z } from "zod";
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";

/** Alleles that one query can name: the engine takes no more. */
const maxAlleles = 65_536;

const counted = z.object({ alleles: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

/** Alleles with an annotation to one of each group of terms, of the genes if any are named. */
export async function allelesWith(
  genes: readonly string[],
  terms: readonly (readonly string[])[],
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  const ofGenes = genes.length === 0 ? [] : [{ terms: { genes: [...genes] } }];
  const lists = await Promise.all(
    terms.map(async (group) => {
      const { aggregations } = await elastic.search({
        index: generation.index("annotations"),
        size: 0,
        track_total_hits: false,
        query: { bool: { filter: [...ofGenes, { terms: { closure: [...group] } }] } },
        aggs: { alleles: { terms: { field: "alleles", size: maxAlleles } } },
      });
      return counted.parse(aggregations).alleles.buckets.map(({ key }) => key);
    }),
  );
  const [first = [], ...others] = lists.map((list) => new Set(list));
  return [...first].filter((id) => others.every((list) => list.has(id)));
}
