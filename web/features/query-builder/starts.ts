/** Queries that begin with something of another page: a term, a publication, a subset. Pure. */
import type { Leaf, QueryNode } from "../../../api/contract/query.ts";

/** A term with all its annotations. */
const termStart = (termid: string, name: string): { readonly term: Leaf<"term"> } => ({
  term: { termid, name, conditions: [], excluded_conditions: [] },
});

/** A term; a phenotype is asked of haploid single-locus genotypes. */
function termSubsetStart(termid: string, name: string, phenotypePrefixes: readonly string[]): QueryNode {
  const start = termStart(termid, name);
  return phenotypePrefixes.includes(termid.split(":")[0] ?? "")
    ? { term: { ...start.term, single_or_multi_locus: "single", ploidiness: "haploid" } }
    : start;
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
  if (type === "term") return termStart(id, name ?? id);
  if (type === "term_subset") return termSubsetStart(id, name ?? id, phenotypePrefixes);
  return type === "reference" ? referenceStart(id, name ?? "") : null;
}
