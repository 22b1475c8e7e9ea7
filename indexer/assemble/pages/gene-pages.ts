/** Gene pages: everything that the page shows but its annotation tables. */
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { pageProperties } from "../../../index-mappings/fields/page.ts";
import type { GenePage, InterproMatch } from "../../../index-mappings/pages/gene.ts";
import type { ReferenceShort } from "../../../index-mappings/shapes/shorts.ts";
import { append } from "../rows/group.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { structureName } from "../joins/structure-files.ts";
import { neighbourhoods } from "../joins/neighbourhood.ts";
import type { Gene } from "../joins/genes.ts";
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
  const shared = await sharedByPages(data);
  for (const gene of shared.genes.byId.values()) yield pageOf(gene, shared);
}

type SharedByPages = Awaited<ReturnType<typeof sharedByPages>>;

/** What all pages are made from. */
async function sharedByPages(data: ReleaseData) {
  const { deployment, release } = data;
  const [features, slims, ontology] = [await data.features(), await data.slims(), await data.ontology()];
  const domains = await data.domains();
  const types = deployment.annotationTypes;
  // Folds while the others are joined.
  const rnaStructures = data.rnaStructures();
  rnaStructures.catch(() => undefined); // told where it is awaited
  const shared = {
    deployment,
    organism: release.file.organism,
    features,
    slims,
    ontology,
    domains,
    genes: await data.genes(),
    chromosomes: await data.chromosomes(),
    peptides: await data.peptides(),
    subjects: await data.subjects(),
    shorts: await data.shorts(),
    targets: await data.targets(),
    contradictions: await data.contradictions(),
    disorder: await data.disorder(),
    orthologs: await data.orthologs(),
    paralogs: await data.paralogs(),
    structures: await data.structures(),
    structureFiles: await data.structureFiles(),
    levels: await data.levels(),
    history: await data.history(),
    others: await data.otherDatabases(),
    missing: await data.missingTopics(),
    related: await data.related(),
    neighbours: neighbourhoods(features),
    overviewOf: overviews(deployment, slims, ontology, "gene"),
    alleleCounts: countBy((await data.alleles()).values(), ({ gene }) => gene.id),
    modelsOf: modelsByGene(await data.gocams()),
    /** Genes with a match of each entry of a domain database. */
    genesWith: countBy([...domains.values()].flat(), entryOf),
    typesOfOrthologs: new Map(
      [...Map.groupBy(types, (type) => type.ortholog_taxonid)].map(([taxon, inside]) => [
        taxon,
        new Set(inside.map(({ id }) => id)),
      ]),
    ),
    modificationTypes: new Set(types.filter((type) => type.protein_viewer_type !== null).map(({ id }) => id)),
  };
  return { ...shared, rnaStructures: await rnaStructures };
}

const countBy = <T>(things: Iterable<T>, keyOf: (thing: T) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1);
  return counts;
};

function modelsByGene(gocams: Awaited<ReturnType<ReleaseData["gocams"]>>) {
  const modelsOf = new Map<string, ReturnType<typeof gocamShort>[]>();
  for (const model of gocams.values())
    for (const gene of [...model.enablers, ...model.targets]) append(modelsOf, gene, gocamShort(model));
  return modelsOf;
}

function pageOf(gene: Gene, shared: SharedByPages): GenePage {
  const { deployment, organism, genes, features, chromosomes, peptides, ontology, shorts, others } = shared;
  const { taxonid, genus, species, common_name } = organism;
  const known = shared.subjects.ofGene(gene.id);
  const model = features.genes.get(gene.id);
  const terms = unionOf(directTerms(known.annotations), ontology.closure);
  return {
    uniquename: gene.id,
    name: gene.name,
    display_name: gene.name ?? gene.id,
    product: gene.product,
    feature_type: gene.feature_type,
    taxonid,
    organism: { genus, species, common_name },
    characterisation_status: deployment.site.show_characterisation_status
      ? gene.characterisation_status
      : null,
    deletion_viability: gene.deletion_viability,
    properties: pageProperties(geneFields, { ...gene, synonyms: [] }),
    synonyms: [...gene.synonyms],
    contradictions: [...(shared.contradictions.get(gene.id) ?? [])],
    name_descriptions: [...(others.nameDescriptions.get(gene.id) ?? [])],
    location: model ? locationOfGene(model) : null,
    transcripts: model
      ? transcriptsOf(gene, model, chromosomes.get(model.chromosome), (id) => peptides.get(id))
      : [],
    uniprot_identifier: gene.uniprot,
    rnacentral_urs_identifier: others.rnacentral.get(gene.id) ?? null,
    biogrid_interactor_id: others.biogrid.get(gene.id) ?? null,
    ...structuresOf(gene, shared),
    gocams: shared.modelsOf.get(gene.id) ?? [],
    ...proteinFeatures(gene.id, known.annotations, shared),
    annotation_counts: annotationCounts(known, deployment),
    overview: shared.overviewOf(known),
    allele_count: shared.alleleCounts.get(gene.id) ?? 0,
    annotated_allele_count: new Set(known.annotations.flatMap(({ genotype }) => genotype?.alleleIds ?? []))
      .size,
    ortholog_annotations: orthologsOf(gene.id, known.annotations, shared),
    paralog_annotations: (shared.paralogs.get(gene.id) ?? []).map((id) => ({ paralog: shorts.gene(id) })),
    target_of_annotations: targetRows(shared.targets.get(gene.id) ?? [], shorts),
    quantitative_expression: expressionLevelsOf(shared.levels.get(gene.id) ?? [], shared),
    gene_history: [...(shared.history.get(gene.id) ?? [])],
    gene_neighbourhood: (model ? shared.neighbours(model) : []).map((other) => ({
      ...shorts.gene(other.id),
      location: locationOfGene(other),
      feature_type: genes.byId.get(other.id)?.feature_type ?? "gene",
    })),
    subset_termids: [
      ...new Set(shared.slims.flatMap((slim) => [...slim.terms.keys()].filter((term) => terms.has(term)))),
    ],
    diseases: [...directTerms(known.annotations)]
      .map(ontology.short)
      .filter(({ cv_name }) => cv_name === diseaseNamespace),
    related: [...(shared.related.genes.get(gene.id) ?? [])],
    references: [...shared.subjects.referencesOfGene(gene.id)].sort(byId).map(shorts.reference).sort(byYear),
  };
}

/** What is known of how the gene's products fold. */
const structuresOf = (
  { id, uniprot }: Gene,
  { structures, structureFiles, rnaStructures }: SharedByPages,
): Pick<GenePage, "pdb_entries" | "rna_structure" | "has_structure_file"> => ({
  pdb_entries: (structures.ofGene.get(id) ?? []).map(({ entry }) => ({
    pdb_id: entry.id,
    title: entry.title || null,
    has_file: structureFiles.has(structureName({ source: "pdb", id: entry.id.toLowerCase() })),
  })),
  rna_structure: rnaStructures.get(id) ?? null,
  has_structure_file:
    uniprot !== null && structureFiles.has(structureName({ source: "alphafold", id: uniprot })),
});

type ProteinFeatures = Pick<
  GenePage,
  "interpro_matches" | "disordered_regions" | "tm_domain_coords" | "has_protein_features"
>;

/** What lies where on a gene's protein. */
function proteinFeatures(
  gene: string,
  annotations: readonly Annotation[],
  { domains, disorder, missing, others, genesWith, modificationTypes, contradictions }: SharedByPages,
): ProteinFeatures {
  const found = domains.get(gene) ?? [];
  const matches = found
    .filter((match) => !isTransmembrane(match))
    .map((match) => {
      const ofEntry = contradictions.get(match.id);
      return {
        ...interproMatch(match, others.interpro.get(match.id) ?? null, genesWith.get(entryOf(match)) ?? 0),
        ...(ofEntry && { contradictions: [...ofEntry] }),
      };
    });
  const membrane = membraneRegions(found, missing);
  const disordered = disorder.get(gene) ?? [];
  return {
    interpro_matches: matches,
    disordered_regions: [...disordered],
    tm_domain_coords: membrane,
    has_protein_features:
      matches.length > 0 ||
      membrane.length > 0 ||
      disordered.length > 0 ||
      annotations.some(({ type, residue }) => residue !== null && modificationTypes.has(type)),
  };
}

const orthologsOf = (
  gene: string,
  annotations: readonly Annotation[],
  { orthologs, typesOfOrthologs, shorts }: SharedByPages,
): GenePage["ortholog_annotations"] =>
  (orthologs.get(gene) ?? []).map(({ ortholog, name, product, taxonid, qualifier, source }) => ({
    ortholog: { uniquename: ortholog, name: name || null, product: product || null },
    taxonid,
    qualifier: qualifier || null,
    source: source || null,
    terms: termsOfOrthologs(annotations, typesOfOrthologs.get(taxonid) ?? none, shorts),
  }));

/** Oldest first, those without a year last; ids decide within a year, since sorting keeps their order. */
const byYear = (a: ReferenceShort, b: ReferenceShort): number =>
  (a.publication_year ?? 9999) - (b.publication_year ?? 9999);

/** The entry of a match: ids are unique within their database. */
const entryOf = ({ database, id }: DomainMatch): string => `${database} ${id}`;

const interproMatch = (
  { id, database, name, description, locations }: DomainMatch,
  entry: { readonly id: string; readonly name: string } | null,
  geneCount: number,
): InterproMatch => ({
  id,
  dbname: database,
  name,
  description,
  match_start: locations[0]?.start ?? 0,
  match_end: Math.max(...locations.map(({ end }) => end)),
  interpro_id: database === "INTERPRO" ? id : (entry?.id ?? null),
  interpro_name: database === "INTERPRO" ? name : entry?.name || null,
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
