/** Numbers of the whole release. */
import type { ReleaseCounts, Statistics } from "../../../index-mappings/pages/release.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import { isCuratedByAuthors } from "./references.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** How many things of each kind the release has. */
export async function releaseCounts(data: ReleaseData): Promise<ReleaseCounts> {
  const [genes, features, ontology, references] = await Promise.all([
    data.genes(),
    data.features(),
    data.ontology(),
    data.references(),
  ]);
  const [peptides, alleles, genotypes, gocams, annotations, interactions] = await Promise.all([
    data.peptides(),
    data.alleles(),
    data.genotypes(),
    data.gocams(),
    data.annotations(),
    data.interactions(),
  ]);
  return {
    genes: genes.byId.size,
    coding_genes: genes.byId
      .values()
      .filter(({ feature_type }) => feature_type === codingType)
      .toArray().length,
    transcripts: features.genes.values().reduce((sum, { transcripts }) => sum + transcripts.length, 0),
    peptides: peptides.size,
    terms: ontology.terms.size,
    references: references.size,
    curated_references: references
      .values()
      .filter(({ curated }) => curated)
      .toArray().length,
    // Where no publication tells its curator, 0 would be no finding.
    ...(references.values().some(({ curatorRole }) => curatorRole !== null) && {
      community_curated_references: references.values().filter(isCuratedByAuthors).toArray().length,
    }),
    alleles: alleles.size,
    genotypes: genotypes.size,
    gocams: gocams.size,
    annotations: annotations.length,
    interactions: interactions.length,
  };
}

/** Where the release does not tell who curated publications, all of them count as curated by staff. */
export async function statistics(data: ReleaseData): Promise<Statistics> {
  const [genes, annotations, interactions, counts] = await Promise.all([
    data.genes(),
    data.annotations(),
    data.interactions(),
    releaseCounts(data),
  ]);
  const byAuthors = counts.community_curated_references ?? 0;
  const rows = [...annotations, ...interactions];
  const present = new Set(rows.map(({ type }) => type));
  const header = data.deployment.annotationTypes.map(({ id }) => id).filter((id) => present.has(id));
  const columns = new Map(header.map((type, index) => [type, index]));
  const years = new Map<number, number[]>();
  for (const { type, date } of rows) {
    const column = columns.get(type);
    if (date === null || column === undefined) continue;
    const year = Number(date.slice(0, 4));
    const line = years.get(year) ?? header.map(() => 0);
    years.set(year, line);
    // A line has all columns.
    line[column]!++;
  }
  const coding = [...genes.byId.values()].filter(({ feature_type }) => feature_type === codingType);
  return {
    community_pubs_count: byAuthors,
    non_community_pubs_count: counts.curated_references - byAuthors,
    by_taxon: {
      [data.release.file.organism.taxonid]: {
        genes: counts.genes,
        annotations: counts.annotations + counts.interactions,
        annotation_type_counts_by_year: {
          header,
          data: [...years].sort(([a], [b]) => a - b).map(([year, line]) => ({ year, counts: line })),
        },
      },
    },
    gene_counts: countBy([...genes.byId.values()].map(({ feature_type }) => feature_type)),
    characterisation_counts: countBy(coding.flatMap(({ characterisation_status: status }) => status ?? [])),
  };
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
