/** What the documents about the whole release are: what a load writes under their names, and calls send as it is. */
import { z } from "zod";
import { changeList, releaseChanges } from "./pages/changes.ts";
import { downloads } from "./pages/downloads.ts";
import { identifierMap } from "./pages/identifiers.ts";
import { knownContradictions } from "./pages/known-contradictions.ts";
import { metrics } from "./pages/metrics.ts";
import { chromosomeSummary } from "./pages/others.ts";
import { geneChanges, proteinStatus } from "./pages/overviews.ts";
import { pathwayMap } from "./pages/pathway-map.ts";
import {
  annotatedThings,
  curatedReference,
  expressionLevels,
  frontPanel,
  geneSubsetIndex,
  genomeMap,
  metadata,
  phenotypeProfiles,
  recentReferences,
  recordedChoices,
  recounts,
  statistics,
  termSubsets,
} from "./pages/release.ts";

/** Those that there is one of, by name. Generations of earlier versions lack some. */
export const releaseDocuments = {
  metadata,
  statistics,
  metrics,
  protein_status: proteinStatus,
  gene_changes: geneChanges,
  recounts,
  known_contradictions: knownContradictions,
  genome_map: genomeMap,
  chromosome_summaries: z.array(chromosomeSummary),
  feature_type_summaries: z.record(z.string(), z.unknown()),
  gene_subsets: geneSubsetIndex,
  term_subsets: termSubsets,
  recorded_values: recordedChoices,
  phenotype_profiles: phenotypeProfiles,
  annotated_things: annotatedThings,
  identifier_map: identifierMap,
  expression_levels: expressionLevels,
  recent_references: recentReferences,
  front_panels: z.array(frontPanel),
  pathway_map: pathwayMap,
  downloads,
  community_curated_references: z.array(curatedReference),
  admin_curated_references: z.array(curatedReference),
  changes: releaseChanges,
  change_list: changeList,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type ReleaseDocumentName = keyof typeof releaseDocuments;
export type ReleaseDocument<Name extends ReleaseDocumentName> = z.output<(typeof releaseDocuments)[Name]>;

/** Names of those that there is one of for each subset, slim, reaction, compound and structure. */
export const releaseDocumentOf = {
  geneSubset: (name: string) => `gene_subsets/${name}` as const,
  slim: (name: string) => `slims/${name}` as const,
  /** By its number in Rhea. */
  reaction: (id: string) => `reactions/${id}` as const,
  compound: (key: string) => `compounds/${key}` as const,
  structure: (source: string, id: string) => `structures/${source}/${id}` as const,
};

/** Name of any of them. */
export type StoredDocumentName =
  | ReleaseDocumentName
  | ReturnType<(typeof releaseDocumentOf)[keyof typeof releaseDocumentOf]>;
