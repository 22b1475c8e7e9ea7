/** The results page with all its facets: every query as a page of everything and of each type, with and without choices. */
import type { Call } from "./measure.ts";

const path = "/api/v1/dataset/latest/search?";

/** The types, and choices of facets that every release has values for. */
const views = [
  "",
  "&type=gene",
  "&type=term",
  "&type=reference",
  "&type=gene&feature_type=mRNA%20gene&has=ortholog&has=structure",
  "&type=gene&viability=viable&viability=inviable&sort=-annotations",
  "&type=reference&year=2001-2015&curated=yes&sort=-year",
];

/** @param queries "" lists everything */
export function resultsCalls(url: string, queries: readonly string[]): Call[] {
  const targets = queries.flatMap((query) =>
    views.map((view) => `${url}${path}q=${encodeURIComponent(query)}${view}`),
  );
  const name = "search results with facets";
  return [
    { name, targets, clients: 1, requests: 800 },
    { name, targets, clients: 16, requests: 1_600 },
  ];
}
