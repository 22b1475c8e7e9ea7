/** Which of the queries that a deployment names can be tested for what is enriched in their genes. Pure. */
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import type { QueryOptions } from "../../../api/contract/query.ts";
import { codingType } from "../../../api/contract/values/coding-type.ts";
import { subsetName } from "../../../api/contract/values/subset-name.ts";

/** Of the coding genes, which are the background: a list of more has them all but for a few. */
const maxShare = 0.9;

/** `feature_type_…`: the genes of one kind, or of all. */
const kinds = subsetName("feature_type", "");
const codingGenes = subsetName("feature_type", codingType);

/** Whether a query is for all genes of a kind: they are no choice that anything could be enriched in. */
function isOfAKind(constraints: PredefinedQuery["constraints"]): boolean {
  const { subset } = constraints;
  return (
    typeof subset === "object" &&
    subset !== null &&
    "subset_name" in subset &&
    typeof subset.subset_name === "string" &&
    subset.subset_name.startsWith(kinds)
  );
}

/** What the release tells, and what finds a choice of genes: neither none, nor a whole kind, nor nearly all that code for proteins. */
export function worthTesting({
  builder: { predefined },
  predefined_counts: counts,
  subsets,
}: Pick<QueryOptions, "predefined_counts" | "subsets"> & {
  readonly builder: Pick<QueryOptions["builder"], "predefined">;
}): (PredefinedQuery & { readonly count: number })[] {
  const coding = subsets.find(({ name }) => name === codingGenes)?.count ?? Infinity;
  return predefined
    .map((query) => ({ ...query, count: counts[query.id] ?? 0 }))
    .filter(({ constraints, count }) => count > 0 && count <= coding * maxShare && !isOfAKind(constraints));
}
