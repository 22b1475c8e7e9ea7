/**
 * Tables of annotations, all filters with live counts: those of the busiest genes, and those of the terms with the most
 * annotations. On a site that runs: `node tests/bench/annotations.ts http://127.0.0.1:3000 http://127.0.0.1:9200 karyon`.
 */
import { Client } from "@elastic/elasticsearch";
import type { estypes } from "@elastic/elasticsearch";
import { aliasName } from "../../index-mappings/names.ts";
import { measure } from "./measure.ts";
import type { Latency } from "./measure.ts";

const path = "/api/v1/dataset/latest/annotations";
const busyGenes = 40;
const views = ["summary", "details"];

interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly types: { readonly buckets: readonly { readonly key: string }[] } }[];
}

export interface AnnotationQueries {
  readonly genes: readonly string[];
  readonly roots: readonly string[];
}

const tables = (kind: string, { buckets }: Buckets, mostTypes: number): string[] =>
  buckets.flatMap(({ key, types }) => types.buckets.slice(0, mostTypes).flatMap((type) => views.map((view) => new URLSearchParams({ subject: `${kind}:${key}`, type: type.key, view }).toString())));

/** Tables of every type of the busiest genes, and those of the terms at the top of each ontology, with words to look for too. */
export async function annotationQueries(elasticsearchUrl: string, prefix: string): Promise<AnnotationQueries> {
  const client = new Client({ node: elasticsearchUrl });
  const byType: estypes.AggregationsAggregationContainer = { terms: { field: "type", size: 12 } };
  const { aggregations } = await client.search<unknown, { genes: Buckets; terms: Buckets }>({
    index: aliasName("annotations", prefix), size: 0,
    aggs: { genes: { terms: { field: "genes", size: busyGenes }, aggs: { types: byType } }, terms: { terms: { field: "closure", size: 10 }, aggs: { types: byType } } },
  });
  await client.close();
  if (!aggregations) throw new Error("no counts of annotations");
  // Words make every other request a new one, which no cache of the search engine has seen.
  const withWords = (queries: readonly string[]): string[] => queries.flatMap((query, at) => [query, `${query}&text=${String.fromCharCode(97 + (at % 26))}`]);
  return { genes: withWords(tables("gene", aggregations.genes, 12)), roots: withWords(tables("term", aggregations.terms, 1)) };
}

/** With one client, and genes with 16. */
export async function measureAnnotations(url: string, { genes, roots }: AnnotationQueries): Promise<{ genes: Latency[]; roots: Latency[] }> {
  const urls = (queries: readonly string[]): string[] => queries.map((query) => `${url}${path}?${query}`);
  return { genes: [await measure(urls(genes), 1, 1_000), await measure(urls(genes), 16, 2_000)], roots: [await measure(urls(roots), 1, 400)] };
}

const [, script, url, elasticsearch, prefix] = process.argv;
if (script === import.meta.filename && url && elasticsearch && prefix) {
  const { genes, roots } = await measureAnnotations(url, await annotationQueries(elasticsearch, prefix));
  console.table([...genes.map((row) => ({ call: "busy gene", ...row })), ...roots.map((row) => ({ call: "root term", ...row }))]);
}
