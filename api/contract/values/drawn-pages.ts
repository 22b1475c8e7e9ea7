import { archiveTypes } from "./pages.ts";

/** Addresses of pages that begin with the same for everyone: the server draws what they show before anyone does anything there. */
export const drawnPages = [
  "query",
  "enrichment",
  "motif_search",
  "compare",
  "identifier-mapper",
  "internal-details",
  "metrics",
  "reference_list/community",
  "reference_list/admin",
  ...archiveTypes.map((type) => `archive/${type}` as const),
  "gocam",
  "gocam/model-list",
  "gocam/summary/all",
  "gocam/summary/connected",
  "gocam/mega-model/all",
  "gocam/mega-model/connected",
  "gocam/connections",
  "gocam/missing-activities",
  "documentation/docsearch",
] as const;
export type DrawnPage = (typeof drawnPages)[number];

/** Whether all of a page at an address is drawn by the server. */
export const isDrawnPage = (part: string): part is DrawnPage => drawnPages.some((page) => page === part);
