/** The records of genes: what search, lists and queries see of them. */
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { genesAround } from "../../../index-mappings/gene-places.ts";
import { sortKeysOf } from "../../../index-mappings/fields/mapping.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { packed } from "../gene-fields/annotated-things.ts";
import { closuresOf, interactionFields, pairedTerms, targetKeys } from "../gene-fields/annotated.ts";
import { measuresOf } from "../gene-fields/measures.ts";
import { resultFields } from "../gene-fields/result-fields.ts";
import { joinUpstream } from "../gene-fields/upstream.ts";
import { append } from "../rows/group.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Gene } from "../joins/genes.ts";
import type { DomainMatch } from "../joins/proteins.ts";
import { sizeOf } from "../summaries/subjects.ts";
import { directTerms } from "../summaries/term-tallies.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId, sortKey } from "../text/order.ts";
import { withoutMissing } from "../gene-fields/missing-topics.ts";
import { searchable } from "./searchable.ts";

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** By product, genes without one last; then by id. */
function ranks(genes: Iterable<Gene>): Map<string, number> {
  const keyed = [...genes].map(({ id, product }) => ({
    id,
    key: product === null ? null : sortKey(product),
  }));
  keyed.sort(
    (a, b) =>
      Number(a.key === null) - Number(b.key === null) ||
      compare(a.key ?? "", b.key ?? "") ||
      compare(a.id, b.id),
  );
  return new Map(keyed.map(({ id }, rank) => [id, rank]));
}

/** A domain's subset is found by the id alone too, and with either prefix. */
const domainNames = ({ id, database }: DomainMatch): string[] => [`${database}:${id}`, id, `interpro:${id}`];

/** Named after the gene on the other strand. */
const isAntisense = (name: string): boolean => /\bantisense\b/i.test(name);

/** What an ortholog is called in words; longer texts describe it, and are not what it is looked for by. */
const maxNameLength = 80;
const nameIn = (product: string): string =>
  product.length <= maxNameLength && !/[;.]/.test(product) ? product : "";

type Asset = GeneRecord["has"][number];
// Object.keys forgets what the keys are.
const assets = Object.keys(geneFields.has.values) as readonly Asset[];

/** The records of all genes. */
export async function* geneDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const shared = await sharedByGenes(data);
  for (const gene of shared.genes.byId.values()) {
    const facts = factsOf(gene, shared);
    yield { id: gene.id, doc: withSearchText(facts, recordOf(facts, shared)) };
  }
}

type SharedByGenes = Awaited<ReturnType<typeof sharedByGenes>>;

/** What all records are made from. */
async function sharedByGenes(data: ReleaseData) {
  const { deployment } = data;
  const [genes, ontology, annotations, gocams] = await Promise.all([
    data.genes(),
    data.ontology(),
    data.annotations(),
    data.gocams(),
  ]);
  const [subsets, slims, missing] = await Promise.all([data.subsets(), data.slims(), data.missingTopics()]);
  const features = await data.features();
  const models = [...gocams.values()];
  const settings = {
    builder: deployment.queryBuilder,
    slimTerms: new Set(slims.flatMap(({ terms }) => [...terms.keys()])),
    missing,
  };
  return {
    site: deployment.site,
    genes,
    ontology,
    missing,
    settings,
    features,
    around: genesAround(features.genes.values()),
    peptides: await data.peptides(),
    subjects: await data.subjects(),
    orthologs: await data.orthologs(),
    paralogs: await data.paralogs(),
    structures: await data.structures(),
    domains: await data.domains(),
    disorder: await data.disorder(),
    things: await data.annotatedThings(),
    profiles: await data.phenotypeProfiles(),
    databases: await data.otherDatabases(),
    upstream: await joinUpstream(annotations, genes, ontology, deployment),
    rankOf: ranks(genes.byId.values()),
    modelsOf: groupsOf(models.map(({ id, enablers, targets }) => [id, [...enablers, ...targets]])),
    activeModelsOf: groupsOf(models.map(({ id, enablers }) => [id, enablers])),
    subsetsOf: groupsOf([...subsets.values()].map(({ name, genes: members }) => [name, members])),
    phenotypeTypes: new Set(
      deployment.annotationTypes.filter(({ feature_type: of }) => of === "genotype").map(({ id }) => id),
    ),
    shownOrthologs: new Set(deployment.site.ortholog_taxonids),
  };
}

/** Names of the groups that each gene is in, in the order given. */
function groupsOf(groups: readonly (readonly [string, Iterable<string>])[]): Map<string, string[]> {
  const groupsOfGene = new Map<string, string[]>();
  for (const [name, genes] of groups) for (const gene of genes) append(groupsOfGene, gene, name);
  return groupsOfGene;
}

type GeneFacts = ReturnType<typeof factsOf>;

/** What the release says of one gene, before it is counted and packed. */
function factsOf(gene: Gene, shared: SharedByGenes) {
  const model = shared.features.genes.get(gene.id);
  const orthologs = shared.orthologs.get(gene.id) ?? [];
  const transcripts = model?.transcripts.map(({ id }) => id) ?? [];
  return {
    gene,
    model,
    around: shared.around.get(gene.id),
    known: shared.subjects.ofGene(gene.id),
    matches: shared.domains.get(gene.id) ?? [],
    models: shared.modelsOf.get(gene.id) ?? [],
    activeModels: shared.activeModelsOf.get(gene.id) ?? [],
    references: [...shared.subjects.referencesOfGene(gene.id)].sort(byId),
    orthologs,
    shownOrthologs: orthologs.filter(({ taxonid }) => shared.shownOrthologs.has(taxonid)),
    paralogs: shared.paralogs.get(gene.id) ?? [],
    transcripts,
    proteinLength: shared.peptides.get(transcripts[0] ?? "")?.length ?? null,
    structures: (shared.structures.ofGene.get(gene.id) ?? []).map(({ entry }) => entry.id),
    rnacentral: shared.databases.rnacentral.get(gene.id) ?? null,
  };
}

/** The fields of a gene, as far as the release tells them. */
function recordOf(facts: GeneFacts, shared: SharedByGenes) {
  const { gene, model, known, matches, models, references, paralogs, transcripts, rnacentral } = facts;
  const { site, ontology, profiles, missing } = shared;
  const { synonyms, peptideStats: _, ...said } = gene;
  const closures = closuresOf(directTerms(known.annotations), ontology);
  const measures = measuresOf({
    ...facts,
    structures: facts.structures.length,
    disordered: shared.disorder.get(gene.id) ?? [],
    models: models.length,
    activeModels: facts.activeModels.length,
  });
  const terms = new Set(closures.terms);
  return withoutMissing(
    {
      ...said,
      ...closures,
      ...measures,
      ...resultFields({ ...facts, ...known, proteinLength: measures.protein_length, terms }, shared.settings),
      ...interactionFields(gene.id, known.interactions),
      synonyms: synonyms.map(({ name }) => name),
      taxonid: site.taxonid,
      chromosome: model?.chromosome ?? gene.chromosome,
      start: model?.start ?? null,
      end: model?.end ?? null,
      strand: model && model.strand !== "unstranded" ? model.strand : null,
      weight: sizeOf(known) + references.length,
      references,
      gocams: models,
      has_protein: gene.feature_type === codingType && transcripts.some((id) => shared.peptides.has(id)),
      has: assetsOf(facts, site.alphafold_max_protein_length),
      rank: shared.rankOf.get(gene.id) ?? 0,
      paired_terms: pairedTerms(known.annotations, (type) => shared.phenotypeTypes.has(type), ontology),
      ...profiles.keysOf(known.annotations),
      subsets: [...new Set([...(shared.subsetsOf.get(gene.id) ?? []), ...matches.flatMap(domainNames)])],
      properties: [
        ...(gene.name === null ? [] : ["has_name"]),
        ...(paralogs.length > 0 ? ["has_paralog"] : []),
        ...(rnacentral !== null && shared.databases.isDrawn(rnacentral) ? ["rnacentral_2d_structure"] : []),
      ],
      upstream: [...(shared.upstream.get(gene.id) ?? [])],
      targets: targetKeys(known.annotations, shared.genes),
      annotated: packed(shared.things.ofGene(gene.id)),
    },
    missing,
  );
}

/** What there is of a gene beside its page. @param maxPredicted residues up to which AlphaFold predicts a structure for every UniProt entry */
function assetsOf(facts: GeneFacts, maxPredicted: number): Asset[] {
  const { gene, proteinLength, shownOrthologs, models } = facts;
  const has: Readonly<Record<Asset, boolean>> = {
    structure: gene.uniprot !== null && proteinLength !== null && proteinLength <= maxPredicted,
    ortholog: shownOrthologs.length > 0,
    pathway: models.length > 0,
  };
  return assets.filter((asset) => has[asset]);
}

/** A record with what it is found and sorted by. */
function withSearchText(facts: GeneFacts, record: ReturnType<typeof recordOf>): GeneRecord {
  const { gene, shownOrthologs, transcripts } = facts;
  return {
    ...record,
    ...searchable(
      geneFields,
      {
        ...record,
        ortholog_names: shownOrthologs.map(({ product }) => nameIn(product)).filter(Boolean),
        orthologs_shown: shownOrthologs.flatMap(({ ortholog, name }) => [name ?? [], ortholog].flat()),
        transcripts,
      },
      {
        id: gene.id,
        label: gene.name ?? gene.id,
        detail: gene.product ?? "",
        weight: record.weight,
        listed: !isAntisense(gene.name ?? ""),
      },
    ),
    ...sortKeysOf(geneFields, record, sortKey),
  };
}
