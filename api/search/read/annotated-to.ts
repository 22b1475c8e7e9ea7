/** Genes, alleles and publications that annotations to terms are of. */
import { z } from "zod";
import type { Services } from "../../context/services.ts";
import { anyOf, maxValues } from "./read-things.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";

const counted = z.object({ values: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

/** Which annotations count: of some genes, with some evidence codes, at a residue; all where nothing is said. */
interface Counting {
  readonly genes?: readonly string[] | null;
  readonly codes?: readonly string[];
  readonly residue?: string;
}

/** Genes, alleles or publications with an annotation to one of the terms or what lies below them. */
export async function annotatedTo(
  terms: readonly string[],
  what: "alleles" | "reference" | "genes",
  { genes = null, codes, residue }: Counting,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  const counting = [
    ...(genes === null ? [] : [anyOf("genes", genes)]),
    ...(codes === undefined ? [] : [anyOf("evidence", codes)]),
    ...(residue === undefined ? [] : [{ match: { text: residue } }]),
  ];
  const { aggregations } = await elastic.search({
    index: generation.index("annotations"),
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [...counting, { terms: { closure: [...terms] } }] } },
    aggs: { values: { terms: { field: what, size: maxValues } } },
  });
  return counted.parse(aggregations).values.buckets.map(({ key }) => key);
}
