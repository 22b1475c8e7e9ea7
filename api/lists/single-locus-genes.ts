/** Genes that have a phenotype by a genotype of one locus. */
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";

/** Buckets that Elasticsearch gives at most; no genome has as many genes. */
const maxGenes = 65_535;

interface Buckets {
  readonly buckets: readonly { readonly key: string }[];
}

/** Ids of genes annotated to a term or a descendant by a genotype of one locus, or without a genotype. */
export async function singleLocusGenes(
  { elastic, deployment }: Pick<Services, "elastic" | "deployment">,
  generation: LoadedGeneration,
  term: string,
): Promise<string[]> {
  const types = deployment.annotationTypes
    .filter(({ feature_type: of }) => of === "genotype")
    .map(({ id }) => id);
  const { aggregations } = await elastic.search<unknown, { genes: Buckets }>({
    index: generation.index("annotations"),
    size: 0,
    query: {
      bool: {
        filter: [{ term: { closure: term } }, { terms: { type: types } }],
        must_not: [{ range: { locus_count: { gt: 1 } } }],
      },
    },
    aggs: { genes: { terms: { field: "genes", size: maxGenes } } },
  });
  return aggregations?.genes.buckets.map(({ key }) => key) ?? [];
}
