/** Pages that are known by their address but are no part of this version, and what does their job meanwhile. */
import { urls } from "./urls.ts";

export interface LaterPage {
  readonly path: string;
  readonly title: string;
  /** Builds links to what does the job meanwhile from the parts of the address. */
  readonly meanwhile: (
    params: Readonly<Partial<Record<string, string>>>,
  ) => readonly { label: string; url: string }[];
}

const front = { label: "Main page, with the search box", url: urls.front };
const none = () => [front];

const pathways = { title: "Pathway models", meanwhile: none };

export const laterPages: readonly LaterPage[] = [
  { path: "reference_list/:list", title: "Curated publications", meanwhile: none },
  { path: "gocam", ...pathways },
  { path: "gocam/:type", ...pathways },
  { path: "gocam/:type/:subtype", ...pathways },
  {
    path: "metrics",
    title: "Metrics",
    meanwhile: () => [{ label: "Sources and versions of this release", url: urls.internalDetails }, front],
  },
];

/** First parts of addresses whose pages are the deployment's own text. */
export const documentationPrefixes = [
  "community",
  "about",
  "help",
  "status",
  "documentation",
  "datasets",
  "downloads",
  "documents",
  "news",
  "faq",
  "browse-curation",
  "submit-data",
  "gene-names",
] as const;
