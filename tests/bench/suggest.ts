/**
 * Latency of the search box on a site that runs: `node tests/bench/suggest.ts http://127.0.0.1:3000`.
 * Each query is sent as it would be while somebody types it, from two letters on.
 */
import { measure } from "./measure.ts";
import type { Latency } from "./measure.ts";

const path = "/api/v1/dataset/latest/search/suggest?q=";

/** What researchers of the real release type. */
const usual = [
  "cdc2", "wee1", "cdk1", "mis21", "SPBC11B10.09", "P04551", "YBR160W", "protein kinase", "mitotic spindle", "mitotic sister chromatid segregation", "GO:0000070", "FYPO:0001355",
  "19436749", "PMID:19436749", "Wahls 2009", "spindle checkpoint", "biosynthetic process", "cyclin dependnt", "tubulin", "cti6-antisense",
];

const asTyped = (query: string): string[] => Array.from({ length: Math.max(1, query.length - 1) }, (_, i) => query.slice(0, i + 2));

/** Measures with one client and with 16; `queries` in the order in which they are sent. */
export async function measureSuggest(url: string, queries: readonly string[]): Promise<Latency[]> {
  const urls = queries.map((query) => url + path + encodeURIComponent(query));
  return [await measure(urls, 1, 2_000), await measure(urls, 16, 4_000)];
}

const [, script, url] = process.argv;
if (script === import.meta.filename && url !== undefined) console.table(await measureSuggest(url, usual.flatMap(asTyped)));
