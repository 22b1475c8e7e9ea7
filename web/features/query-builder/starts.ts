/** Queries that begin with something of another page: a term, a publication, a subset. Pure. */
import type { QueryNode } from "../../../api/contract/query.ts";

/** A term; a phenotype is asked of haploid single-locus genotypes. */
function termStart(termid: string, name: string, phenotypePrefixes: readonly string[]): QueryNode {
  const isPhenotype = phenotypePrefixes.includes(termid.split(":")[0] ?? "");
  return {
    term: {
      termid,
      name,
      ...(isPhenotype ? { single_or_multi_locus: "single", ploidiness: "haploid" } : {}),
      conditions: [],
      excluded_conditions: [],
    },
  };
}

const referenceStart = (id: string, name: string): QueryNode => ({
  node_name: `genes from ${id}${name === "" ? "" : ` ${name}`}`,
  ref_genes: { reference_uniquename: id },
});

/** The query that begins with the genes of a subset. */
export const subsetStart = (name: string, displayName: string | null): QueryNode => ({
  ...(displayName ? { node_name: displayName } : {}),
  subset: { subset_name: name },
});

/** Parts of an address that name a term or a publication; null when they name neither. */
export function startOf(
  type: string | null,
  id: string | null,
  name: string | null,
  phenotypePrefixes: readonly string[],
): QueryNode | null {
  if (!id) return null;
  if (type === "term_subset") return termStart(id, name ?? id, phenotypePrefixes);
  return type === "reference" ? referenceStart(id, name ?? "") : null;
}
