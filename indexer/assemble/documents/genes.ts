/** Genes as search and lists see them. */
import { geneAssets } from "../../../index-mappings/genes.ts";
import type { GeneAsset, GeneDoc } from "../../../index-mappings/genes.ts";
import type { AssembledDoc } from "../assembled-doc.ts";
import { append } from "../group.ts";
import { codingType } from "../joins/genes.ts";
import { sizeOf } from "../joins/subjects.ts";
import { directTerms, unionOf } from "../joins/term-tallies.ts";
import type { Joins } from "../release-data.ts";
import { byId, sortKey } from "../text/order.ts";
import { searchable } from "./searchable.ts";

export async function* geneDocuments(data: Joins): AsyncIterable<AssembledDoc> {
  const [genes, features, peptides, ontology] = await Promise.all([
    data.genes(),
    data.features(),
    data.peptides(),
    data.ontology(),
  ]);
  const [subjects, orthologs, subsets, gocams] = await Promise.all([
    data.subjects(),
    data.orthologs(),
    data.subsets(),
    data.gocams(),
  ]);
  const { site } = data.deployment;
  const shownOrthologs = new Set(site.ortholog_taxonids);
  const subsetsOf = new Map<string, string[]>();
  for (const { name, genes: members } of subsets.values())
    for (const gene of members) append(subsetsOf, gene, name);
  const gocamsOf = new Map<string, string[]>();
  for (const { id, enablers, targets } of gocams.values())
    for (const gene of [...enablers, ...targets]) append(gocamsOf, gene, id);

  for (const gene of genes.byId.values()) {
    const model = features.genes.get(gene.id);
    const known = subjects.ofGene(gene.id);
    const references = [...subjects.referencesOfGene(gene.id)].sort(byId);
    const ofGene = orthologs.get(gene.id) ?? [];
    const transcripts = model?.transcripts.map(({ id }) => id) ?? [];
    const shown = ofGene.filter(({ taxonid }) => shownOrthologs.has(taxonid));
    const proteinLength = peptides.get(transcripts[0] ?? "")?.length ?? null;
    const models = gocamsOf.get(gene.id) ?? [];
    const doc: GeneDoc = {
      ...searchable<"gene">(
        {
          id: gene.id,
          label: gene.name ?? gene.id,
          detail: gene.product ?? "",
          weight: sizeOf(known) + references.length,
          listed: !isAntisense(gene.name ?? ""),
        },
        ["ids", "id", gene.id],
        ["names", "name", gene.name],
        ["synonyms", "synonym", ...gene.synonyms.map(({ name }) => name)],
        ["texts", "product", gene.product],
        ["ids", "uniprot", gene.uniprot],
        ...shown.map(({ ortholog, name }) => ["aliases", "ortholog", name, ortholog] as const),
        ["ids", "transcript", ...transcripts],
      ),
      name: gene.name,
      product: gene.product,
      sort_name: gene.name === null ? null : sortKey(gene.name),
      sort_product: gene.product === null ? null : sortKey(gene.product),
      feature_type: gene.featureType,
      taxonid: site.taxonid,
      chromosome: model?.chromosome ?? gene.chromosome,
      start: model?.start ?? null,
      end: model?.end ?? null,
      strand: model && model.strand !== "unstranded" ? model.strand : null,
      characterisation_status: gene.characterisation,
      deletion_viability: gene.viability,
      uniprot: gene.uniprot,
      ortholog_taxonids: [...new Set(ofGene.map(({ taxonid }) => taxonid))],
      terms: [...unionOf(directTerms(known.annotations), ontology.closure)],
      references,
      gocams: models,
      subsets: subsetsOf.get(gene.id) ?? [],
      has_protein: gene.featureType === codingType && transcripts.some((id) => peptides.has(id)),
      has: assets({
        // Releases list no experimental structures; AlphaFold predicts one for every UniProt entry up to a length.
        structure:
          gene.uniprot !== null &&
          proteinLength !== null &&
          proteinLength <= site.alphafold_max_protein_length,
        ortholog: shown.length > 0,
        pathway: models.length > 0,
      }),
    };
    yield { id: gene.id, doc };
  }
}

/** Named after the gene on the other strand. */
const isAntisense = (name: string): boolean => /\bantisense\b/i.test(name);

const assets = (has: Readonly<Record<GeneAsset, boolean>>): GeneAsset[] =>
  geneAssets.filter((asset) => has[asset]);
