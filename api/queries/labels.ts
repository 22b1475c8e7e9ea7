/** How the things that a query names are called in the release. */
import type { GeneSubsetIndex } from "../../index-mappings/pages/release.ts";
import type { PreparedQuery } from "./run.ts";
import { listedGenes } from "./canonical.ts";
import { leavesOf } from "./tree.ts";

/** Genes of lists that are named. */
const maxGenes = 200;

/** Names by id, as the query writes the ids; what has no name is left out. */
export function labelsOf(
  { tree, known, table }: PreparedQuery,
  subsets: GeneSubsetIndex,
): Record<string, string> {
  const labels = new Map<string, string>();
  const term = (id: string): void => {
    const found = known.term(id);
    if (found) labels.set(id, found.label);
  };
  const gene = (id: string): void => {
    const name = table.rows[table.find(id) ?? -1]?.name;
    if (name != null) labels.set(id, name);
  };
  for (const leaf of leavesOf(tree)) {
    switch (leaf.kind) {
      case "term":
        term(leaf.params.termid);
        for (const condition of [
          ...(leaf.params.conditions ?? []),
          ...(leaf.params.excluded_conditions ?? []),
        ])
          term(condition.termid);
        break;
      case "ref_genes": {
        const found = known.reference(leaf.params.reference_uniquename);
        if (found) labels.set(found.id, found.label);
        break;
      }
      case "subset": {
        const name = leaf.params.subset_name;
        // Just asked for.
        if (Object.hasOwn(subsets, name)) labels.set(name, subsets[name]!.display_name);
        break;
      }
      case "gene_list":
      case "target_of":
        listedGenes(leaf.params).slice(0, maxGenes).forEach(gene);
        break;
      case "interactors":
      case "downstream_genes":
      case "genes_targeting":
        gene(leaf.params.gene_uniquename);
        break;
      case "substrates":
        gene(leaf.params.gene_uniquename);
        if (leaf.params.phase_term != null) term(leaf.params.phase_term);
        break;
      case "has_ortholog":
      case "int_range":
      case "float_range":
      case "genome_range":
      case "gene_properties":
        break;
    }
  }
  return Object.fromEntries(labels);
}
