/** Genes as queries see them. */
import type { QueryDoc } from "../../../index-mappings/queries.ts";
import type { AssembledDoc } from "../assembled-doc.ts";
import { append } from "../group.ts";
import type { Gene } from "../joins/genes.ts";
import type { DomainMatch } from "../joins/proteins.ts";
import { directTerms } from "../joins/term-tallies.ts";
import { packed } from "../queries/annotated-things.ts";
import { closuresOf, interactionEnds, pairedTerms, phenotypeRows, targetKeys } from "../queries/annotated.ts";
import { measuresOf, tellsOf } from "../queries/measures.ts";
import { resultRow } from "../queries/result-row.ts";
import { joinUpstream } from "../queries/upstream.ts";
import type { Joins } from "../release-data.ts";
import { byId, sortKey } from "../text/order.ts";

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
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A domain's subset is found by the id alone too, and with either prefix. */
const domainNames = ({ id, database }: DomainMatch): string[] => [`${database}:${id}`, id, `interpro:${id}`];

export async function* queryDocuments(data: Joins): AsyncIterable<AssembledDoc> {
  const { deployment } = data;
  const [genes, features, peptides, ontology, annotations] = await Promise.all([
    data.genes(),
    data.features(),
    data.peptides(),
    data.ontology(),
    data.annotations(),
  ]);
  const [subjects, orthologs, domains, disorder, subsets] = await Promise.all([
    data.subjects(),
    data.orthologs(),
    data.domains(),
    data.disorder(),
    data.subsets(),
  ]);
  const [gocams, slims, things] = await Promise.all([data.gocams(), data.slims(), data.annotatedThings()]);
  const upstream = await joinUpstream(annotations, genes, ontology, deployment);
  const rankOf = ranks(genes.byId.values());
  const modelsOf = new Map<string, string[]>();
  const activeModelsOf = new Map<string, string[]>();
  for (const { id, enablers, targets } of gocams.values()) {
    for (const gene of enablers) append(activeModelsOf, gene, id);
    for (const gene of [...enablers, ...targets]) append(modelsOf, gene, id);
  }
  const subsetsOf = new Map<string, string[]>();
  for (const { name, genes: members } of subsets.values())
    for (const gene of members) append(subsetsOf, gene, name);
  const phenotypeTypes = new Set(
    deployment.annotationTypes.filter(({ feature_type: of }) => of === "genotype").map(({ id }) => id),
  );
  const tells = tellsOf([...domains.values()].flat());
  const settings = {
    builder: deployment.queryBuilder,
    slimTerms: new Set(slims.flatMap(({ terms }) => [...terms.keys()])),
    tells,
  };
  for (const gene of genes.byId.values()) {
    const model = features.genes.get(gene.id);
    const known = subjects.ofGene(gene.id);
    const matches = domains.get(gene.id) ?? [];
    const [models, activeModels] = [modelsOf.get(gene.id) ?? [], activeModelsOf.get(gene.id) ?? []];
    const closures = closuresOf(directTerms(known.annotations), ontology);
    const references = [...subjects.referencesOfGene(gene.id)].sort(byId);
    const ofGene = orthologs.get(gene.id) ?? [];
    const measures = measuresOf({
      gene,
      model,
      matches,
      tells,
      proteinLength: peptides.get(model?.transcripts[0]?.id ?? "")?.length ?? null,
      disordered: disorder.get(gene.id) ?? [],
      models: models.length,
      activeModels: activeModels.length,
    });
    const row = resultRow(
      {
        gene,
        model,
        measures,
        references,
        matches,
        models,
        activeModels,
        orthologs: ofGene,
        ...known,
        terms: new Set(closures.terms),
      },
      settings,
    );
    const doc: QueryDoc = {
      id: gene.id,
      rank: rankOf.get(gene.id) ?? 0,
      ...closures,
      paired_terms: pairedTerms(known.annotations, (type) => phenotypeTypes.has(type), ontology),
      phenotypes: phenotypeRows(known.annotations, ontology),
      references,
      subsets: [...new Set([...(subsetsOf.get(gene.id) ?? []), ...matches.flatMap(domainNames)])],
      ortholog_taxonids: row.ortholog_taxonids,
      chromosome: row.chromosome,
      start: row.start_pos,
      end: row.end_pos,
      molecular_weight: row.molecular_weight,
      properties: [],
      interactions: interactionEnds(gene.id, known.interactions),
      upstream: upstream.get(gene.id) ?? [],
      targets: targetKeys(known.annotations, genes),
      annotated: packed(things.ofGene(gene.id)),
      ...measures,
      row,
    };
    yield { id: gene.id, doc };
  }
}
