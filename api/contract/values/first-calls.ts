/** What pages ask for first. */
import type { PageKind } from "../../../index-mappings/page-store.ts";

/** Calls that are the same whatever the address of their page says, and where their answers are, below the data set. */
export const namedCalls = {
  queryOptions: "query/options",
  metrics: "data/metrics",
  pathwayMap: "data/pathway_map",
  allPathways: "data/pathways/ALL_MERGED",
  connectedPathways: "data/pathways/ALL_CONNECTED",
  communityReferences: "data/community_curated_references",
  adminReferences: "data/admin_curated_references",
  frontPanels: "data/front_panels",
} as const;

export type NamedCall = keyof typeof namedCalls;

/** Whether the address of its page says nothing to a call. */
export const isNamed = (call: FirstCall): call is NamedCall => call in namedCalls;

/** What a page asks for first: the router asks for it while the code of the page is under way. */
export type FirstCall =
  | NamedCall
  | PageKind
  | "tables"
  | "geneSubset"
  | "subsetGenes"
  | "geneAlleles"
  | "search"
  | "text"
  | "genomeMap"
  | "chromosomes"
  | "termSubsets"
  | "recentReferences";
