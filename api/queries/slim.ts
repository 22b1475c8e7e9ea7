/** How many genes of a query fall under each term of a slim. */
import { codingType } from "../../index-mappings/coding-type.ts";
import type { SlimAnswer } from "../contract/query.ts";
import { notFound } from "../problem/problem-error.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readTermSubsets } from "../documents/release-documents.ts";
import type { Services } from "../context/services.ts";
import { allGenes, prepare } from "./run.ts";

/** Throws a 404 problem for a slim that the deployment or the release does not have. */
export async function slimGenes(
  constraints: unknown,
  slim: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<SlimAnswer> {
  const { slims } = services.deployment.site;
  const settings = Object.hasOwn(slims, slim) ? slims[slim] : undefined;
  const terms = settings && (await readTermSubsets(services.elastic, generation))?.[slim];
  if (!settings || !terms)
    throw notFound(`There is no slim ${slim}; there are ${Object.keys(slims).join(", ")}.`);
  const prepared = await prepare(constraints, services, generation);
  // Ranks are those of the table's rows.
  const rows = (await allGenes(services, prepared)).map((rank) => prepared.table.rows[rank]!);
  const genesOf = new Map(Object.keys(terms.elements).map((term): [string, string[]] => [term, []]));
  const unslimmed: string[] = [];
  for (const { gene_uniquename: id, feature_type, subsets } of rows) {
    const fitting = subsets.filter((term) => genesOf.has(term));
    for (const term of fitting) genesOf.get(term)?.push(id);
    if (fitting.length === 0 && feature_type === codingType) unslimmed.push(id);
  }
  return {
    slim,
    display_name: settings.display_name,
    count: rows.length,
    unslimmed,
    rows: [...genesOf]
      .filter(([, genes]) => genes.length > 0)
      // Counted by the slim's own terms.
      .map(([termid, genes]) => ({ termid, name: terms.elements[termid]!.name, count: genes.length, genes })),
  };
}
