/** What pages ask for first. */
import type { PageKind } from "../../../index-mappings/page-store.ts";

/** A call that is the same whatever the address of its page says. */
export interface NamedCall {
  /** Where its answer is, below the data set. */
  readonly path: string;
  /** How the web's client names it, and with which argument. */
  readonly endpoint: string;
  readonly argument?: string;
}

export const namedCalls = {
  queryOptions: { path: "query/options", endpoint: "queryOptions" },
  metrics: { path: "data/metrics", endpoint: "metrics" },
  pathwayMap: { path: "data/pathway_map", endpoint: "pathwayMap" },
  allPathways: { path: "data/pathways/ALL_MERGED", endpoint: "pathways", argument: "ALL_MERGED" },
  connectedPathways: {
    path: "data/pathways/ALL_CONNECTED",
    endpoint: "pathways",
    argument: "ALL_CONNECTED",
  },
  communityReferences: {
    path: "data/community_curated_references",
    endpoint: "curatedReferences",
    argument: "community",
  },
  adminReferences: {
    path: "data/admin_curated_references",
    endpoint: "curatedReferences",
    argument: "admin",
  },
  frontPanels: { path: "data/front_panels", endpoint: "frontPanels" },
} as const satisfies Readonly<Record<string, NamedCall>>;

export type NamedCallName = keyof typeof namedCalls;

/** Whether the address of its page says nothing to a call. */
export const isNamed = (call: FirstCall): call is NamedCallName => call in namedCalls;

/** What a page asks for first: the router asks for it while the code of the page is under way. */
export type FirstCall =
  | NamedCallName
  | PageKind
  | "tables"
  | "geneSubset"
  | "geneAlleles"
  | "search"
  | "text"
  | "genomeMap"
  | "chromosomes"
  | "termSubsets"
  | "recentReferences";
