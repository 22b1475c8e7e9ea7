/** Alleles that annotations name. */
import type { Client } from "@elastic/elasticsearch";
import { notRecorded } from "../../config/table-filters.ts";
import type { FilterOption } from "../../config/table-filters.ts";
import type { AlleleRecord } from "../../index-mappings/records.ts";
import type { AlleleShort } from "../../index-mappings/shapes/shorts.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { badRequest } from "../problem/problem-error.ts";

/** Alleles by their ids; those that the release does not have are left out. At most 10,000. */
export async function readAlleles(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AlleleShort>> {
  if (ids.length === 0) return new Map();
  const { hits } = await elastic.search<
    Pick<AlleleRecord, "id" | "name" | "description" | "allele_type" | "gene" | "gene_name">
  >({
    index: generation.index("alleles"),
    query: { terms: { id: [...ids] } },
    size: ids.length,
    _source: ["id", "name", "description", "allele_type", "gene", "gene_name"],
    track_total_hits: false,
  });
  return new Map(
    hits.hits.flatMap(({ _source: allele }) =>
      allele
        ? [
            [
              allele.id,
              {
                uniquename: allele.id,
                name: allele.name,
                description: allele.description,
                allele_type: allele.allele_type,
                gene: { uniquename: allele.gene, name: allele.gene_name, product: null },
              },
            ],
          ]
        : [],
    ),
  );
}

/** The allele that a request names, as an option of a filter; null where it names none. @throws a problem (400) for one that the release does not have */
export async function alleleOption(
  elastic: Client,
  generation: LoadedGeneration,
  asked: string | undefined,
): Promise<FilterOption | null> {
  if (asked === undefined) return null;
  if (asked === notRecorded.value) return notRecorded;
  const allele = (await readAlleles(elastic, generation, [asked])).get(asked);
  if (!allele)
    throw badRequest([
      {
        where: "query.allele",
        value: asked,
        reason: `has to be the id of an allele of this release, or ${notRecorded.value}`,
      },
    ]);
  return { value: asked, label: allele.name ?? asked };
}
