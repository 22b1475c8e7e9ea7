/** What the query builder and the results page are made of. */
import { evidenceOfKey } from "../../index-mappings/query-keys.ts";
import type { InteractionType } from "../../index-mappings/query-keys.ts";
import { queryFields } from "../contract/query.ts";
import type { QueryOptions } from "../contract/query.ts";
import { maxLevels, maxListed, maxNodes } from "../contract/query-nodes.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import {
  readChromosomes,
  readExpressionLevels,
  readGeneSubsets,
  readMetadata,
} from "../documents/release-documents.ts";
import { builderOf } from "./builder.ts";
import { columnGaps, inputGaps } from "./data-gaps.ts";
import { predefinedCounts, predefinedGaps } from "./predefined.ts";
import { tableOf } from "./gene-table.ts";
import type { QueryServices } from "./run.ts";

/** Of every type together. */
const maxEvidence = 400;

async function interactionEvidence(
  { elastic }: QueryServices,
  generation: LoadedGeneration,
): Promise<QueryOptions["interaction_evidence"]> {
  const of = (type: InteractionType) => ({
    terms: {
      field: "interaction_evidence",
      include: `${type}\\|.*`,
      size: maxEvidence,
      order: { _key: "asc" as const },
    },
  });
  const { aggregations } = await elastic.search<
    unknown,
    Readonly<Record<InteractionType, { readonly buckets: readonly { readonly key: string }[] }>>
  >({
    index: generation.index("genes"),
    size: 0,
    track_total_hits: false,
    aggs: { physical: of("physical"), genetic: of("genetic") },
  });
  const codes = (type: InteractionType): string[] =>
    aggregations?.[type].buckets.map(({ key }) => evidenceOfKey(key)) ?? [];
  return { physical: codes("physical"), genetic: codes("genetic") };
}

/** Domains are too many for a list; they are asked for by their ids. */
const isListed = (name: string): boolean => !name.startsWith("interpro:");

/** What queries of this release can ask for: the builder's inputs with their choices. */
export async function queryOptions(
  services: QueryServices,
  generation: LoadedGeneration,
): Promise<QueryOptions> {
  const { elastic, deployment } = services;
  const [subsets, chromosomes, evidence, levels, metadata] = await Promise.all([
    readGeneSubsets(elastic, generation),
    readChromosomes(elastic, generation),
    interactionEvidence(services, generation),
    readExpressionLevels(elastic, generation),
    readMetadata(elastic, generation),
    // Who looks at the builder will ask soon.
    tableOf(elastic, generation),
  ]);
  const dataGaps = metadata?.data_gaps ?? [];
  const builder = builderOf(deployment.queryBuilder, subsets ?? {}, dataGaps);
  const gaps = await predefinedGaps(deployment.queryBuilder, services, generation, dataGaps);
  const named = new Map(deployment.site.chromosomes.map((one) => [one.id, one]));
  return {
    builder: {
      ...builder,
      columns: [
        ...builder.columns,
        ...(levels?.datasets ?? []).map((dataset) => {
          const name = [dataset.label, dataset.reference?.label].filter((part) => part != null).join(", ");
          return {
            field: `gene_expression:${dataset.id}`,
            display_name: name,
            head: name,
            group: "extra" as const,
            shown: false,
            numeric: true,
          };
        }),
      ],
    },
    not_in_release: {
      inputs: inputGaps(builder.node_types, dataGaps),
      columns: columnGaps(builder.columns, dataGaps),
      predefined: gaps,
    },
    predefined_counts: await predefinedCounts(elastic, generation, services, gaps),
    subsets: Object.values(subsets ?? {})
      .filter(({ name }) => isListed(name))
      .map(({ name, display_name, gene_count }) => ({ name, display_name, count: gene_count })),
    chromosomes: (chromosomes ?? []).flatMap(({ name: id, long_display_name, length, gene_count }) => {
      const name = named.get(id)?.name;
      return name === undefined || gene_count === 0
        ? []
        : [{ id, name, long_display_name, length, gene_count }];
    }),
    interaction_evidence: evidence,
    fields: [...queryFields],
    limits: { levels: maxLevels, nodes: maxNodes, listed: maxListed },
  };
}
