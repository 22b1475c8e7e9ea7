/** Proteins by how much is known of their role, and those of unknown role with what would help to study them. */
import type { ProteinStatus, UnknownProtein } from "../../../../index-mappings/pages/overviews.ts";
import { codingType } from "../../../../index-mappings/coding-type.ts";
import type { Gene } from "../../joins/genes.ts";
import type { ReleaseData } from "../../release-data/release-data.ts";
import { subsetName } from "../../../../index-mappings/subset-name.ts";

/** Statuses in the order of their numbers; unknown proteins in the order of the gene list. */
export async function proteinStatus(data: ReleaseData): Promise<ProteinStatus> {
  const genes = [...(await data.genes()).byId.values()].filter(
    ({ feature_type: type }) => type === codingType,
  );
  const unknown = new Set(data.deployment.site.unknown_characterisation_statuses);
  const byStatus = Map.groupBy(genes, ({ characterisation_status: status }) => status);
  const describe = await describer(data);
  return {
    statuses: [...byStatus]
      .flatMap(([status, { length }]) =>
        status === null
          ? []
          : [
              {
                status,
                gene_count: length,
                subset: subsetName("characterisation_status", status),
                is_unknown: unknown.has(status),
              },
            ],
      )
      .sort((a, b) => b.gene_count - a.gene_count),
    without_status: byStatus.get(null)?.length ?? 0,
    unknown: genes.flatMap((gene) => {
      const status = gene.characterisation_status;
      return status !== null && unknown.has(status) ? [describe(gene, status)] : [];
    }),
  };
}

/** What the release tells of a protein; what it tells of none is null. */
async function describer(data: ReleaseData): Promise<(gene: Gene, status: string) => UnknownProtein> {
  const [subjects, orthologs, structures, domains, levels, annotations, interactions] = await Promise.all([
    data.subjects(),
    data.orthologs(),
    data.structures(),
    data.domains(),
    data.levels(),
    data.annotations(),
    data.interactions(),
  ]);
  const { annotationTypes, site } = data.deployment;
  const phenotypes = new Set(
    annotationTypes.filter(({ feature_type: of }) => of === "genotype").map(({ id }) => id),
  );
  const tellsExpression = levels.size > 0 || annotations.some(({ type }) => type === expressionType);
  return (gene, status) => {
    const known = subjects.ofGene(gene.id);
    const residues = gene.peptideStats?.residues ?? null;
    const length = residues === null ? null : Number(residues);
    const isPredicted =
      gene.uniprot !== null && length !== null && length <= site.alphafold_max_protein_length;
    return {
      uniquename: gene.id,
      name: gene.name,
      product: gene.product,
      status,
      length,
      ortholog_taxa:
        orthologs.size === 0
          ? null
          : [...new Set((orthologs.get(gene.id) ?? []).map(({ taxonid }) => Number(taxonid)))],
      deletion_viability: gene.deletion_viability,
      has_expression: tellsExpression
        ? levels.has(gene.id) || known.annotations.some(({ type }) => type === expressionType)
        : null,
      structure: structures.ofGene.has(gene.id) ? "experimental" : isPredicted ? "predicted" : null,
      domains: domains.size === 0 ? null : (domains.get(gene.id)?.length ?? 0),
      phenotypes: known.annotations.filter(({ type }) => phenotypes.has(type)).length,
      interactions: interactions.length === 0 ? null : known.interactions.length,
    };
  };
}

/** Annotation type of when and how much genes are expressed. */
const expressionType = "expression";
