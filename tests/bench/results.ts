/**
 * Latency of the results page with all its facets on a site that runs: `node tests/bench/results.ts http://127.0.0.1:3000`.
 * Every query as a page of everything and of each type, with and without choices.
 */
import { measure } from "./measure.ts";
import type { Latency } from "./measure.ts";

const path = "/api/v1/dataset/latest/search?";

/** What researchers of the real release look for, common words and rare ones; "" lists everything. */
const usual = ["", "cdc2", "kinase", "protein kinase", "mitotic", "mitochondrial", "cyclin dependnt", "Wahls 2009", "spindle checkpoint", "RNA", "SPBC11B10.09"];

/** The types, and choices of facets that every release has values for. */
const views = [
  "", "&type=gene", "&type=term", "&type=reference", "&type=gene&feature_type=mRNA%20gene&has=ortholog&has=structure", "&type=gene&viability=viable&viability=inviable&sort=-annotations",
  "&type=reference&year=2001-2015&curated=yes&sort=-year",
];

export const resultUrls = (url: string, queries: readonly string[]): string[] =>
  queries.flatMap((query) => views.map((view) => `${url}${path}q=${encodeURIComponent(query)}${view}`));

/** Measures with one client and with 16. */
export async function measureResults(url: string, queries: readonly string[]): Promise<Latency[]> {
  const urls = resultUrls(url, queries);
  return [await measure(urls, 1, 1_000), await measure(urls, 16, 2_000)];
}

const [, script, url] = process.argv;
if (script === import.meta.filename && url !== undefined) console.table(await measureResults(url, usual));
