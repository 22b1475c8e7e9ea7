/** Documents of the release that the api itself needs; read once for each generation. */
import type { z } from "zod";
import { releaseDocuments } from "../../index-mappings/release-documents.ts";
import type { ReleaseDocument, ReleaseDocumentName } from "../../index-mappings/release-documents.ts";
import { perGeneration } from "../cache/per-generation.ts";
import { readReleaseDoc } from "./read-page.ts";
import { parseStored } from "./stored-json.ts";

const schemas: { readonly [Name in ReleaseDocumentName]: z.ZodType<ReleaseDocument<Name>> } =
  releaseDocuments;

/** Reads a document by name, the first time from the index; null when the release has none. */
const document = <Name extends ReleaseDocumentName>(name: Name) =>
  perGeneration(`document ${name}`, async (elastic, generation): Promise<ReleaseDocument<Name> | null> => {
    const body = await readReleaseDoc(elastic, generation, name);
    return body === null ? null : parseStored(body, schemas[name]);
  });

export const readDownloads = document("downloads");
export const readChanges = document("changes");
export const readChangeList = document("change_list");
export const readMetadata = document("metadata");
export const readChromosomes = document("chromosome_summaries");
export const readIdentifierMap = document("identifier_map");
export const readExpressionLevels = document("expression_levels");
export const readMetrics = document("metrics");
export const readTermSubsets = document("term_subsets");
/** null in generations of earlier versions. */
export const readRecordedChoices = document("recorded_values");
export const readGeneSubsets = document("gene_subsets");
export const readPhenotypeProfiles = document("phenotype_profiles");
