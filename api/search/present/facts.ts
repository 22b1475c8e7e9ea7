/** What hits say of their things at a glance. Pure. */
import type { Deployment } from "../../../config/schema.ts";
import type { EntityType, HitFacts } from "../../contract/suggest.ts";
import type { GeneRow, GeneTable } from "../../queries/gene-table.ts";

const nothing: HitFacts = {
  chromosome: null,
  deletion_viability: null,
  orthologs: [],
  reference_count: null,
  gene_count: null,
};

const geneFacts = (row: GeneRow, { site }: Pick<Deployment, "site">): HitFacts => ({
  ...nothing,
  chromosome: row.chromosome,
  deletion_viability: row.deletion_viability,
  orthologs: site.ortholog_taxonids.flatMap((taxonid) => {
    const names = row.orthologs[taxonid] ?? [];
    return names.length === 0 ? [] : [{ taxonid, names: [...names] }];
  }),
  reference_count: row.publication_count,
});

/**
 * @param genes the table of the generation
 * @param geneCount of a term or publication, as its record has it
 */
export function factsOf(
  type: EntityType,
  id: string,
  geneCount: number | null,
  genes: GeneTable | null,
  deployment: Pick<Deployment, "site">,
): HitFacts | null {
  if (type === "gene") {
    const row = genes?.rows[genes.rankOf(id) ?? -1];
    return row ? geneFacts(row, deployment) : null;
  }
  return geneCount === null ? null : { ...nothing, gene_count: geneCount };
}
