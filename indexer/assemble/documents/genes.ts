/** The records of genes: what search, lists and queries see of them. */
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { sortKeysOf } from "../../../index-mappings/fields/mapping.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { packed } from "../gene-fields/annotated-things.ts";
import { closuresOf, interactionFields, pairedTerms, targetKeys } from "../gene-fields/annotated.ts";
import { measuresOf } from "../gene-fields/measures.ts";
import { resultFields } from "../gene-fields/result-fields.ts";
import { joinUpstream } from "../gene-fields/upstream.ts";
import { append } from "../rows/group.ts";
import { codingType } from "../joins/genes.ts";
import type { Gene } from "../joins/genes.ts";
import type { DomainMatch } from "../joins/proteins.ts";
import { sizeOf } from "../summaries/subjects.ts";
import { directTerms } from "../summaries/term-tallies.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId, sortKey } from "../text/order.ts";
import { withoutUntold } from "../gene-fields/untold.ts";
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
const longestName = 80;
const nameIn = (product: string): string =>
  product.length <= longestName && !/[;.]/.test(product) ? product : "";

type Asset = GeneRecord["has"][number];
// Object.keys forgets what the keys are.
const assets = Object.keys(geneFields.has.values) as readonly Asset[];

/** The records of all genes. */
export async function* geneDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const { deployment } = data;
  const { site } = deployment;
  const [genes, features, peptides, ontology, annotations] = await Promise.all([
    data.genes(),
    data.features(),
    data.peptides(),
    data.ontology(),
    data.annotations(),
  ]);
  const [subjects, orthologs, paralogs, structures, domains, disorder, subsets] = await Promise.all([
    data.subjects(),
    data.orthologs(),
    data.paralogs(),
    data.structures(),
    data.domains(),
    data.disorder(),
    data.subsets(),
  ]);
  const [gocams, slims, things, profiles, databases] = await Promise.all([
    data.gocams(),
    data.slims(),
    data.annotatedThings(),
    data.phenotypeProfiles(),
    data.otherDatabases(),
  ]);
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
  const shownOrthologs = new Set(site.ortholog_taxonids);
  const untold = await data.untold();
  const settings = {
    builder: deployment.queryBuilder,
    slimTerms: new Set(slims.flatMap(({ terms }) => [...terms.keys()])),
    untold,
  };
  for (const gene of genes.byId.values()) {
    const model = features.genes.get(gene.id);
    const known = subjects.ofGene(gene.id);
    const matches = domains.get(gene.id) ?? [];
    const [models, activeModels] = [modelsOf.get(gene.id) ?? [], activeModelsOf.get(gene.id) ?? []];
    const closures = closuresOf(directTerms(known.annotations), ontology);
    const references = [...subjects.referencesOfGene(gene.id)].sort(byId);
    const ofGene = orthologs.get(gene.id) ?? [];
    const shown = ofGene.filter(({ taxonid }) => shownOrthologs.has(taxonid));
    const transcripts = model?.transcripts.map(({ id }) => id) ?? [];
    const proteinLength = peptides.get(transcripts[0] ?? "")?.length ?? null;
    const entries = (structures.ofGene.get(gene.id) ?? []).map(({ entry }) => entry.id);
    const rnacentral = databases.rnacentral.get(gene.id) ?? null;
    const others = paralogs.get(gene.id) ?? [];
    const measures = measuresOf({
      gene,
      model,
      matches,
      proteinLength,
      structures: entries.length,
      disordered: disorder.get(gene.id) ?? [],
      models: models.length,
      activeModels: activeModels.length,
    });
    const has: Readonly<Record<Asset, boolean>> = {
      // AlphaFold predicts one for every UniProt entry up to a length.
      structure:
        gene.uniprot !== null && proteinLength !== null && proteinLength <= site.alphafold_max_protein_length,
      ortholog: shown.length > 0,
      pathway: models.length > 0,
    };
    const { synonyms, peptideStats: _, ...said } = gene;
    const record = withoutUntold(
      {
        ...said,
        ...closures,
        ...measures,
        ...resultFields(
          {
            gene,
            model,
            proteinLength: measures.protein_length,
            matches,
            activeModels,
            orthologs: ofGene,
            structures: entries,
            paralogs: others,
            rnacentral,
            ...known,
            terms: new Set(closures.terms),
          },
          settings,
        ),
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
        has_protein: gene.feature_type === codingType && transcripts.some((id) => peptides.has(id)),
        has: assets.filter((asset) => has[asset]),
        rank: rankOf.get(gene.id) ?? 0,
        paired_terms: pairedTerms(known.annotations, (type) => phenotypeTypes.has(type), ontology),
        ...profiles.keysOf(known.annotations),
        subsets: [...new Set([...(subsetsOf.get(gene.id) ?? []), ...matches.flatMap(domainNames)])],
        properties: [
          ...(others.length > 0 ? ["has_paralog"] : []),
          ...(rnacentral !== null && databases.isDrawn(rnacentral) ? ["rnacentral_2d_structure"] : []),
        ],
        upstream: [...(upstream.get(gene.id) ?? [])],
        targets: targetKeys(known.annotations, genes),
        annotated: packed(things.ofGene(gene.id)),
      },
      untold,
    );
    const doc: GeneRecord = {
      ...record,
      ...searchable(
        geneFields,
        {
          ...record,
          ortholog_names: shown.map(({ product }) => nameIn(product)).filter(Boolean),
          orthologs_shown: shown.flatMap(({ ortholog, name }) => [name ?? [], ortholog].flat()),
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
    yield { id: gene.id, doc };
  }
}
