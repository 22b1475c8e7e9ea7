/** What is known of a gene's protein, from its page, its annotations and its alleles. */
import type { AlleleRecord } from "../../index-mappings/records.ts";
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";
import { genePage } from "../../index-mappings/pages/gene.ts";
import type { ProteinFeature, ProteinFeatures, ProteinScope } from "../contract/protein-features.ts";
import { changingAlleles } from "../contract/values/changing-alleles.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { allHits } from "../elastic/all-hits.ts";
import { readPage } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { Services } from "../context/services.ts";
import { severityOf, stronger } from "../phenotype-matrix/cells.ts";
import { exonResidues } from "./exons.ts";
import { tracksOf } from "./tracks.ts";
import type { Modification, ProteinAllele } from "./tracks.ts";

type ReadServices = Pick<Services, "elastic" | "deployment">;

async function modificationsOf(
  { elastic, deployment }: ReadServices,
  generation: LoadedGeneration,
  gene: string,
): Promise<Modification[]> {
  const types = deployment.annotationTypes
    .filter((type) => type.protein_viewer_type !== null)
    .map(({ id }) => id);
  const list = {
    index: generation.index("annotations"),
    query: { bool: { filter: [{ term: { genes: gene } }, { terms: { type: types } }] } },
    sort: ["rank"],
  };
  const found: Modification[] = [];
  for await (const { _source } of allHits<Pick<AnnotationDoc, "row">>(elastic, list, { _source: ["row"] })) {
    const row = _source?.row;
    if (row?.kind === "annotation" && row.term && row.residue && !row.is_not)
      found.push({ termid: row.term.termid, name: row.term.name, residue: row.residue });
  }
  return found;
}

async function allelesOf(
  { elastic, deployment }: ReadServices,
  generation: LoadedGeneration,
  gene: string,
): Promise<ProteinAllele[]> {
  const list = {
    index: generation.index("alleles"),
    query: {
      bool: { filter: [{ term: { gene } }, { terms: { allele_type: Object.values(changingAlleles) } }] },
    },
    sort: ["id"],
  };
  const found: Omit<ProteinAllele, "severity">[] = [];
  for await (const { _source } of allHits<AlleleRecord>(elastic, list, {
    _source: ["id", "name", "description", "allele_type"],
  }))
    if (_source) found.push(_source);
  const severities = await severitiesOf({ elastic, deployment }, generation, gene);
  return found.map((allele) => ({ ...allele, severity: severities.get(allele.id) ?? null }));
}

/** The strongest severity in words that phenotypes tell of each allele. */
async function severitiesOf(
  { elastic, deployment }: ReadServices,
  generation: LoadedGeneration,
  gene: string,
): Promise<ReadonlyMap<string, ProteinFeature["severity"]>> {
  const types = deployment.annotationTypes.filter(({ overview }) => overview?.directions).map(({ id }) => id);
  const list = {
    index: generation.index("annotations"),
    query: {
      bool: {
        filter: [
          { term: { genes: gene } },
          { terms: { type: types } },
          { exists: { field: "alleles" } },
          { term: { extension_relations: "has_severity" } },
        ],
      },
    },
    sort: ["rank"],
  };
  const found = new Map<string, ProteinFeature["severity"]>();
  for await (const { _source } of allHits<Pick<AnnotationDoc, "alleles" | "row">>(elastic, list, {
    _source: ["alleles", "row.kind", "row.extension"],
  })) {
    if (_source?.row.kind !== "annotation") continue;
    const { severity } = severityOf(_source.row);
    for (const allele of _source.alleles) found.set(allele, stronger(found.get(allele) ?? null, severity));
  }
  return found;
}

/** null when there is no such gene. A gene without a protein has no sequence and no tracks. */
export async function readProteinFeatures(
  services: ReadServices,
  generation: LoadedGeneration,
  scope: ProteinScope,
  id: string,
): Promise<ProteinFeatures | null> {
  const stored = await readPage(services.elastic, generation, "gene", id);
  if (!stored) return null;
  const page = await parseStored(stored.body, genePage);
  const gene = { uniquename: page.uniquename, display_name: page.display_name };
  const transcript = page.transcripts.find((one) => one.protein !== null);
  const protein = transcript?.protein;
  if (!protein) return { gene, sequence: null, tracks: [] };
  const [modifications, alleles] = await Promise.all([
    scope === "domains_and_features" || scope === "alleles"
      ? []
      : modificationsOf(services, generation, page.uniquename),
    scope === "full" || scope === "alleles" ? allelesOf(services, generation, page.uniquename) : [],
  ]);
  const spanOnly = services.deployment.site.viewers.protein_features.span_only;
  return {
    gene,
    sequence: protein.sequence,
    tracks: tracksOf(scope, {
      gene: page,
      modifications,
      alleles,
      exons: exonResidues(transcript),
      spanOnly,
      length: protein.number_of_residues,
    }),
  };
}
