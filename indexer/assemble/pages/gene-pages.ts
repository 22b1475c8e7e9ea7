/** Gene pages: everything that the page shows but its annotation tables. */
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { pageProperties } from "../../../index-mappings/fields/page.ts";
import type { GenePage, InterproMatch } from "../../../index-mappings/pages/gene.ts";
import type { ReferenceShort } from "../../../index-mappings/shapes/shorts.ts";
import { append } from "../rows/group.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { neighbourhoods } from "../joins/neighbourhood.ts";
import type { DomainMatch } from "../joins/proteins.ts";
import type { Shorts } from "../summaries/shorts.ts";
import { gocamShort, locationOfGene } from "../summaries/shorts.ts";
import { targetRows } from "../summaries/targets.ts";
import { diseaseNamespace } from "../annotations/gene-products.ts";
import { directTerms, unionOf } from "../summaries/term-tallies.ts";
import { isTransmembrane, membraneRegions } from "../gene-fields/measures.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";
import { annotationCounts } from "./annotation-counts.ts";
import { expressionLevelsOf } from "./expression-levels.ts";
import { overviews } from "./overview.ts";
import { transcriptsOf } from "./transcripts.ts";

/** Gene pages, in the order of the gene list. */
export async function* genePages(data: ReleaseData): AsyncIterable<GenePage> {
  const [genes, features, chromosomes, peptides, ontology] = await Promise.all([
    data.genes(),
    data.features(),
    data.chromosomes(),
    data.peptides(),
    data.ontology(),
  ]);
  const [subjects, shorts, targets, slims, gocams, alleles, contradictions] = await Promise.all([
    data.subjects(),
    data.shorts(),
    data.targets(),
    data.slims(),
    data.gocams(),
    data.alleles(),
    data.contradictions(),
  ]);
  const [domains, disorder, orthologs, paralogs, structures, levels, history, others] = await Promise.all([
    data.domains(),
    data.disorder(),
    data.orthologs(),
    data.paralogs(),
    data.structures(),
    data.levels(),
    data.history(),
    data.otherDatabases(),
  ]);
  const { site } = data.deployment;
  const { taxonid, genus, species, common_name } = data.release.file.organism;
  const neighbours = neighbourhoods(features);
  const overviewOf = overviews(data.deployment, slims, ontology);
  const alleleCounts = Map.groupBy(alleles.values(), ({ gene }) => gene.id);
  const modelsOf = new Map<string, ReturnType<typeof gocamShort>[]>();
  for (const model of gocams.values())
    for (const gene of [...model.enablers, ...model.targets]) append(modelsOf, gene, gocamShort(model));

  const genesWith = new Map<string, number>();
  for (const match of [...domains.values()].flat())
    genesWith.set(entryOf(match), (genesWith.get(entryOf(match)) ?? 0) + 1);
  const [untold, related] = await Promise.all([data.untold(), data.related()]);
  const typesOfOrthologs = new Map(
    [...Map.groupBy(data.deployment.annotationTypes, (type) => type.ortholog_taxonid)].map(
      ([taxon, types]) => [taxon, new Set(types.map(({ id }) => id))],
    ),
  );
  const modificationTypes = new Set(
    data.deployment.annotationTypes.filter((type) => type.protein_viewer_type !== null).map(({ id }) => id),
  );

  for (const gene of genes.byId.values()) {
    const model = features.genes.get(gene.id);
    const known = subjects.ofGene(gene.id);
    const terms = unionOf(directTerms(known.annotations), ontology.closure);
    const transcripts = model
      ? transcriptsOf(gene, model, chromosomes.get(model.chromosome), (id) => peptides.get(id))
      : [];
    const found = domains.get(gene.id) ?? [];
    const matches = found
      .filter((match) => !isTransmembrane(match))
      .map((match) =>
        interproMatch(match, others.interpro.get(match.id)?.id ?? null, genesWith.get(entryOf(match)) ?? 0),
      );
    const membrane = membraneRegions(found, untold);
    const disordered = disorder.get(gene.id) ?? [];
    yield {
      uniquename: gene.id,
      name: gene.name,
      display_name: gene.name ?? gene.id,
      product: gene.product,
      feature_type: gene.feature_type,
      taxonid,
      organism: { genus, species, common_name },
      characterisation_status: site.show_characterisation_status ? gene.characterisation_status : null,
      deletion_viability: gene.deletion_viability,
      properties: pageProperties(geneFields, { ...gene, synonyms: [] }),
      synonyms: [...gene.synonyms],
      contradictions: [...(contradictions.get(gene.id) ?? [])],
      name_descriptions: [...(others.nameDescriptions.get(gene.id) ?? [])],
      location: model ? locationOfGene(model) : null,
      transcripts,
      uniprot_identifier: gene.uniprot,
      rnacentral_urs_identifier: others.rnacentral.get(gene.id) ?? null,
      biogrid_interactor_id: others.biogrid.get(gene.id) ?? null,
      pdb_entries: (structures.ofGene.get(gene.id) ?? []).map(({ entry: { id, title } }) => ({
        pdb_id: id,
        title: title || null,
      })),
      gocams: modelsOf.get(gene.id) ?? [],
      interpro_matches: matches,
      disordered_regions: [...disordered],
      tm_domain_coords: membrane,
      has_protein_features:
        matches.length > 0 ||
        membrane.length > 0 ||
        disordered.length > 0 ||
        known.annotations.some(({ type, residue }) => residue !== null && modificationTypes.has(type)),
      annotation_counts: annotationCounts(known, data.deployment),
      overview: overviewOf(known),
      allele_count: alleleCounts.get(gene.id)?.length ?? 0,
      ortholog_annotations: (orthologs.get(gene.id) ?? []).map(
        ({ ortholog, name, product, taxonid: taxon, qualifier, source }) => ({
          ortholog: { uniquename: ortholog, name: name || null, product: product || null },
          taxonid: taxon,
          qualifier: qualifier || null,
          source: source || null,
          terms: termsOfOrthologs(known.annotations, typesOfOrthologs.get(taxon) ?? none, shorts),
        }),
      ),
      paralog_annotations: (paralogs.get(gene.id) ?? []).map((id) => ({ paralog: shorts.gene(id) })),
      target_of_annotations: targetRows(targets.get(gene.id) ?? [], shorts),
      quantitative_expression: expressionLevelsOf(levels.get(gene.id) ?? [], { genes, ontology, shorts }),
      gene_history: [...(history.get(gene.id) ?? [])],
      gene_neighbourhood: (model ? neighbours(model) : []).map((other) => ({
        ...shorts.gene(other.id),
        location: locationOfGene(other),
        feature_type: genes.byId.get(other.id)?.feature_type ?? "gene",
      })),
      subset_termids: [
        ...new Set(slims.flatMap((slim) => [...slim.terms.keys()].filter((term) => terms.has(term)))),
      ],
      diseases: [...directTerms(known.annotations)]
        .map(ontology.short)
        .filter(({ cv_name }) => cv_name === diseaseNamespace),
      related: [...(related.genes.get(gene.id) ?? [])],
      references: [...subjects.referencesOfGene(gene.id)].sort(byId).map(shorts.reference).sort(byYear),
    };
  }
}

/** Oldest first, those without a year last; ids decide within a year, since sorting keeps their order. */
const byYear = (a: ReferenceShort, b: ReferenceShort): number =>
  (a.publication_year ?? 9999) - (b.publication_year ?? 9999);

/** The entry of a match: ids are unique within their database. */
const entryOf = ({ database, id }: DomainMatch): string => `${database} ${id}`;

const interproMatch = (
  { id, database, name, description, locations }: DomainMatch,
  interpro: string | null,
  geneCount: number,
): InterproMatch => ({
  id,
  dbname: database,
  name,
  description,
  match_start: locations[0]?.start ?? 0,
  match_end: Math.max(...locations.map(({ end }) => end)),
  interpro_id: database === "INTERPRO" ? id : interpro,
  gene_count: geneCount,
  locations: [...locations],
});

const none: ReadonlySet<string> = new Set();

/** Terms of the annotations of some types, each once. */
const termsOfOrthologs = (
  annotations: readonly Pick<Annotation, "type" | "term" | "isNot">[],
  types: ReadonlySet<string>,
  shorts: Shorts,
): GenePage["ortholog_annotations"][number]["terms"] =>
  [
    ...new Set(
      annotations.flatMap(({ type, term, isNot }) =>
        term !== null && !isNot && types.has(type) ? [term] : [],
      ),
    ),
  ].map(shorts.term);
