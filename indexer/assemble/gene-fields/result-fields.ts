/** What results of queries show of a gene beside what it is. */
import type { QueryBuilderSettings } from "../../../config/query-builder.ts";
import type { GroupTerm } from "../../../index-mappings/fields/gene.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction } from "../annotations/interactions.ts";
import type { GeneModel } from "../joins/features.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Gene } from "../joins/genes.ts";
import type { DomainMatch, Ortholog } from "../joins/proteins.ts";
import { transcriptParts } from "../sequence/transcript-parts.ts";
import { byId } from "../text/order.ts";
import { isSignalPeptide, isTransmembrane } from "./measures.ts";
import type { MissingTopics } from "./missing-topics.ts";

export interface GeneParts {
  readonly gene: Gene;
  readonly model: GeneModel | undefined;
  /** Residues; null for a gene that does not code. */
  readonly proteinLength: number | null;
  readonly annotations: readonly Annotation[];
  readonly interactions: readonly Interaction[];
  readonly orthologs: readonly Ortholog[];
  readonly matches: readonly DomainMatch[];
  /** Ids of the PDB, and of genes. */
  readonly structures: readonly string[];
  readonly paralogs: readonly string[];
  /** RNAcentral's id. */
  readonly rnacentral: string | null;
  /** Its terms over is_a and part_of. */
  readonly terms: ReadonlySet<string>;
  /** Models in which it enables an activity. */
  readonly activeModels: readonly string[];
}

export interface GeneSettings {
  readonly builder: Pick<QueryBuilderSettings, "superslims" | "protein_length_bins">;
  /** Terms of all slims. */
  readonly slimTerms: ReadonlySet<string>;
  readonly missing: MissingTopics;
}

const goTypes = {
  go_process_superslim: "biological_process",
  go_function: "molecular_function",
  go_component: "cellular_component",
} as const;

/** The first group that holds a term of the gene. */
function groupOf(
  field: keyof typeof goTypes,
  { annotations, terms }: GeneParts,
  { builder }: GeneSettings,
): GroupTerm | null {
  const group = builder.superslims[field].find(({ termid }) => terms.has(termid));
  if (group) return group;
  return annotations.some(
    ({ type, isNot, evidence }) => type === goTypes[field] && !isNot && evidence !== "ND",
  )
    ? { termid: "other", name: "other" }
    : null;
}

const presence = (gene: Gene, known: boolean, present: boolean): GeneRecord["tmm"] => {
  if (gene.feature_type !== codingType) return "not_applicable";
  if (!known) return "unknown";
  return present ? "present" : "absent";
};

/** As "201-300"; the last bin is open: "701-". */
function binOf(length: number | null, bounds: readonly number[]): string | null {
  if (length === null) return null;
  const at = bounds.findIndex((bound) => length <= bound);
  const before = at === -1 ? (bounds.at(-1) ?? 0) : (bounds[at - 1] ?? 0);
  // Just found there.
  return `${before + 1}-${at === -1 ? "" : bounds[at]!}`;
}

function orthologNames(orthologs: readonly Ortholog[]): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { taxonid, name, ortholog } of orthologs) {
    const ofTaxon = (names[taxonid] ??= []);
    const label = name || ortholog;
    if (!ofTaxon.includes(label)) ofTaxon.push(label);
  }
  return names;
}

/** The fields that rows of query results show and other fields do not say. */
export function resultFields(
  parts: GeneParts,
  settings: GeneSettings,
): Pick<
  GeneRecord,
  | "orthologs"
  | "ortholog_taxonids"
  | "physical_interactors"
  | "tmm"
  | "signal_peptide"
  | "pdb_ids"
  | "rnacentral_id"
  | "paralogs"
  | "enables_gocam_activity_ids"
  | "molecular_weight"
  | "isoelectric_point"
  | "protein_length_bin"
  | "go_process_superslim"
  | "go_function"
  | "go_component"
  | "slim_subsets"
  | "transcript"
> {
  const { gene, model, interactions, orthologs, matches } = parts;
  const first = model?.transcripts[0];
  const stats = gene.feature_type === codingType ? gene.peptideStats : null;
  const partners = interactions
    .filter(({ type }) => type === "physical_interactions")
    .map(({ geneA, geneB }) => (geneA === gene.id ? geneB : geneA));
  return {
    orthologs: orthologNames(orthologs),
    ortholog_taxonids: [...new Set(orthologs.map(({ taxonid }) => taxonid))].sort((a, b) => a - b),
    physical_interactors: [...new Set(partners)].sort(byId),
    tmm: presence(gene, !settings.missing.has("membrane domains"), matches.some(isTransmembrane)),
    signal_peptide: presence(gene, !settings.missing.has("signal peptides"), matches.some(isSignalPeptide)),
    pdb_ids: parts.structures,
    rnacentral_id: parts.rnacentral,
    paralogs: parts.paralogs,
    enables_gocam_activity_ids: parts.activeModels,
    molecular_weight: stats?.mass ?? null,
    isoelectric_point: stats?.isoelectricPoint ?? null,
    protein_length_bin: binOf(parts.proteinLength, settings.builder.protein_length_bins),
    go_process_superslim: groupOf("go_process_superslim", parts, settings),
    go_function: groupOf("go_function", parts, settings),
    go_component: groupOf("go_component", parts, settings),
    slim_subsets: [
      ...[...parts.terms].filter((term) => settings.slimTerms.has(term)).sort(byId),
      ...parts.activeModels.map((id) => `gomodel:${id}`),
    ],
    transcript:
      first && model
        ? {
            id: first.id,
            pieces: transcriptParts(first, model.strand).map(
              ({ type, start, end }) => [type, start, end] as const,
            ),
          }
        : null,
  };
}
