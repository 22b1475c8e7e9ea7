/** Documents of the release that the api itself needs; read once for each generation. */
import { z } from "zod";
import { identifierMap } from "../../index-mappings/pages/identifiers.ts";
import type { IdentifierMap } from "../../index-mappings/pages/identifiers.ts";
import { metrics } from "../../index-mappings/pages/metrics.ts";
import type { Metrics } from "../../index-mappings/pages/metrics.ts";
import { chromosomeSummary } from "../../index-mappings/pages/others.ts";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import {
  expressionLevels,
  geneSubsetIndex,
  metadata,
  phenotypeProfiles,
  recordedChoices,
  termSubsets,
} from "../../index-mappings/pages/release.ts";
import type {
  ExpressionLevels,
  GeneSubsetIndex,
  Metadata,
  PhenotypeProfile,
  RecordedChoices,
  TermSubsets,
} from "../../index-mappings/pages/release.ts";
import {
  changeList,
  changeListDocument,
  changesDocument,
  releaseChanges,
} from "../../index-mappings/pages/changes.ts";
import type { ChangeRow, ReleaseChanges } from "../../index-mappings/pages/changes.ts";
import { downloads } from "../../index-mappings/pages/downloads.ts";
import type { Downloads } from "../../index-mappings/pages/downloads.ts";
import { perGeneration } from "../cache/per-generation.ts";
import { readReleaseDoc } from "./read-page.ts";
import { parseStored } from "./stored-json.ts";

/** Reads a document by name, the first time from the index; null when the release has none. */
const document = <T>(name: string, schema: z.ZodType<T>) =>
  perGeneration(`document ${name}`, async (elastic, generation): Promise<T | null> => {
    const body = await readReleaseDoc(elastic, generation, name);
    return body === null ? null : parseStored(body, schema);
  });

export const readDownloads = document<Downloads>("downloads", downloads);
export const readChanges = document<ReleaseChanges>(changesDocument, releaseChanges);
export const readChangeList = document<ChangeRow[]>(changeListDocument, changeList);
export const readMetadata = document<Metadata>("metadata", metadata);
export const readChromosomes = document<ChromosomeSummary[]>(
  "chromosome_summaries",
  z.array(chromosomeSummary),
);
export const readIdentifierMap = document<IdentifierMap>("identifier_map", identifierMap);
export const readExpressionLevels = document<ExpressionLevels>("expression_levels", expressionLevels);
export const readMetrics = document<Metrics>("metrics", metrics);
export const readTermSubsets = document<TermSubsets>("term_subsets", termSubsets);
/** null in generations of earlier versions. */
export const readRecordedChoices = document<RecordedChoices>("recorded_values", recordedChoices);
export const readGeneSubsets = document<GeneSubsetIndex>("gene_subsets", geneSubsetIndex);
export const readPhenotypeProfiles = document<PhenotypeProfile[]>("phenotype_profiles", phenotypeProfiles);
