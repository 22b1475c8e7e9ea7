/** Genes by name, with their places: what the search box of the genome browser offers. */
import type { GeneRecord } from "../../index-mappings/records.ts";
import type { GenomeHit } from "../contract/genome.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { suggest } from "../search/present/suggest.ts";
import type { Services } from "../context/services.ts";

type GeneLocation = Pick<GeneRecord, "chromosome" | "start" | "end" | "strand">;

/** Ranked as in the search box of the site; genes without a place are left out. */
export async function findGenes(
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<GenomeHit[]> {
  const { groups } = await suggest(typed, services, generation);
  const hits = groups.find(({ type }) => type === "gene")?.hits ?? [];
  if (hits.length === 0) return [];
  const { docs } = await services.elastic.mget<GeneLocation>({
    index: generation.index("genes"),
    ids: hits.map(({ id }) => id),
    _source: ["chromosome", "start", "end", "strand"],
  });
  const locations = new Map(docs.map((doc) => [doc._id, "_source" in doc ? doc._source : undefined]));
  return hits.flatMap((hit): GenomeHit[] => {
    const { chromosome, start, end, strand } = locations.get(hit.id) ?? {
      chromosome: null,
      start: null,
      end: null,
      strand: null,
    };
    return chromosome === null || start === null || end === null
      ? []
      : [
          {
            ...hit,
            location: {
              chromosome_name: chromosome,
              start_pos: start,
              end_pos: end,
              strand: strand ?? "unstranded",
            },
          },
        ];
  });
}
