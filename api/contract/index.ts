/** Types of every request and answer, for the web and for whoever reads the code. */
export type { Boot, Catalogue, ViewBoot } from "./boot.ts";
export type { Reading } from "./reading.ts";
export type { DocumentationPage } from "./documentation.ts";
export type { ChangesPage, ChangesOfGenes } from "./changes.ts";
export type { DownloadableFile, DownloadsAnswer } from "./downloads.ts";
export type { Problem } from "./problem.ts";
export type { EntityType, HitFacts, SuggestAnswer, SuggestHit } from "./suggest.ts";
export type {
  AncestorGraph,
  ChildList,
  ChildTerm,
  GeneAllele,
  GeneAlleles,
  GeneList,
  GeneListRow,
  GenotypeList,
  GenotypeOrder,
} from "./entity-lists.ts";
export type { InteractionGraph, InteractionPartner } from "./interaction-graph.ts";
export type { PhenotypeCell, PhenotypeFinding, PhenotypeMatrix, PhenotypeRow } from "./phenotype-matrix.ts";
export type { PathwayActivity, PathwayGraph, PathwayModel, PathwayWay } from "./pathways.ts";
export type { MapLink, MapModel, PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
export type { ProteinFeature, ProteinFeatures, ProteinTrack } from "./protein-features.ts";
export type {
  AnnotationFacet,
  AnnotationsAnswer,
  FirstTables,
  InteractionSummaryRow,
  SummaryRow,
} from "./lists.ts";
export type { BrowserTrack, GenomeBrowser } from "../../config/genome-browser.ts";
export type { GeneInInterval, GenesInInterval, GenomeHit, GenomeSearchAnswer } from "./genome.ts";
export type {
  InputNodeType,
  MenuNodeType,
  PredefinedQuery,
  QueryBuilder,
  ResultColumn,
} from "../../config/query-builder.ts";
export type * from "../../config/schema.ts";
export type * from "../../index-mappings/shapes/shorts.ts";
export type * from "../../index-mappings/shapes/contradiction.ts";
export type * from "../../index-mappings/pages/rows.ts";
export type * from "../../index-mappings/shapes/transcript.ts";
export type * from "../../index-mappings/pages/gene.ts";
export type * from "../../index-mappings/pages/overview.ts";
export type * from "../../index-mappings/pages/term.ts";
export type * from "../../index-mappings/pages/reactions.ts";
export type * from "../../index-mappings/shapes/reaction.ts";
export type * from "../../index-mappings/shapes/rna-structure.ts";
export type * from "../../index-mappings/shapes/genotype-row.ts";
export type * from "../../index-mappings/pages/others.ts";
export type * from "../../index-mappings/pages/release.ts";
export type * from "../../index-mappings/pages/known-contradictions.ts";
export type * from "../../index-mappings/pages/metrics.ts";
export type * from "../../index-mappings/pages/overviews.ts";
export type { ChangeRow, ReleaseChanges } from "../../index-mappings/pages/changes.ts";
