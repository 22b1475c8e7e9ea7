/** Documents about the whole release, by name. */
import { releaseDocumentOf } from "../../../index-mappings/release-documents.ts";
import type {
  ReleaseDocument,
  ReleaseDocumentName,
  StoredDocumentName,
} from "../../../index-mappings/release-documents.ts";
import type { ReleaseDoc } from "../../../index-mappings/release.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { structureFilesOf, structureName } from "../joins/structure-files.ts";
import { compressed, compressedText } from "./compressed.ts";
import { downloadsOf } from "../downloads/make.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { chromosomeSummaries, featureTypes, genomeMap } from "../release-documents/chromosomes.ts";
import { statistics } from "../release-documents/counts.ts";
import { expressionLevels } from "../release-documents/expression-levels.ts";
import { frontPanels } from "../release-documents/front-panels.ts";
import { identifierMap } from "../release-documents/identifiers.ts";
import { knownContradictions } from "../release-documents/known-contradictions.ts";
import { metadata } from "../release-documents/metadata.ts";
import { geneChanges } from "../release-documents/overviews/gene-changes.ts";
import { proteinStatus } from "../release-documents/overviews/protein-status.ts";
import { slimOverviews } from "../release-documents/overviews/slims.ts";
import { metrics } from "../release-documents/metrics/metrics.ts";
import { pathwayMap } from "../release-documents/pathway-map.ts";
import { compoundPages, rheaReactions } from "../release-documents/reactions.ts";
import { recounts } from "../release-documents/recounts.ts";
import { curatedReferences, recentReferences } from "../release-documents/references.ts";
import { geneSubset, subsetIndex, termSubsets } from "../release-documents/subsets.ts";
import { tableOrder } from "../tables/table-rows.ts";

/** What is said against the release before is written when all else of the load can be searched. */
type AssembledName = Exclude<ReleaseDocumentName, "changes" | "change_list">;

/** What is written as it is: nobody changes it any more. */
type Finished<Value> = Value extends object ? { readonly [Key in keyof Value]: Finished<Value[Key]> } : Value;

/** How the documents are made that there is one of. */
export const namedDocuments: {
  readonly [Name in AssembledName]: (data: ReleaseData) => Promise<Finished<ReleaseDocument<Name>>>;
} = {
  metadata,
  statistics,
  metrics,
  protein_status: proteinStatus,
  gene_changes: geneChanges,
  recounts,
  known_contradictions: knownContradictions,
  genome_map: genomeMap,
  chromosome_summaries: chromosomeSummaries,
  feature_type_summaries: featureTypes,
  gene_subsets: subsetIndex,
  term_subsets: termSubsets,
  recorded_values: async (data) => (await tableOrder(data)).recorded,
  phenotype_profiles: async (data) => (await data.phenotypeProfiles()).profiles,
  annotated_things: async (data) => (await data.annotatedThings()).things,
  identifier_map: identifierMap,
  expression_levels: expressionLevels,
  recent_references: recentReferences,
  front_panels: frontPanels,
  pathway_map: pathwayMap,
  downloads: async (data) => (await downloadsOf(data)).map(({ file }) => file),
  community_curated_references: (data) => curatedReferences(data, true),
  admin_curated_references: (data) => curatedReferences(data, false),
};

/** What is said of the release as a whole, and its subsets. */
export async function* releaseDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  // Object.keys forgets the key type.
  for (const name of Object.keys(namedDocuments) as AssembledName[])
    yield stored(name, await namedDocuments[name](data));
  const shorts = await data.shorts();
  for (const subset of (await data.subsets()).values())
    yield stored(releaseDocumentOf.geneSubset(subset.name), geneSubset(subset, shorts));
  for (const slim of await slimOverviews(data)) yield stored(releaseDocumentOf.slim(slim.name), slim);
  for await (const reaction of rheaReactions(data))
    yield stored(releaseDocumentOf.reaction(reaction.rhea_id), reaction);
  for await (const compound of compoundPages(data))
    yield stored(releaseDocumentOf.compound(compound.key), compound);
  for await (const file of structureFilesOf(data.rows)) {
    const name = structureName(file);
    const doc: ReleaseDoc = { name, body: compressedText(file.content) };
    yield { id: name, doc };
  }
}

function stored(name: StoredDocumentName, document: object): AssembledDoc {
  const doc: ReleaseDoc = { name, body: compressed(document) };
  return { id: name, doc };
}
