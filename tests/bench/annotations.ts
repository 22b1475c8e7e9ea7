/** Tables of annotations, all filters with live counts: those of the busiest genes, and those of the terms with the most annotations. */
import { Client } from "@elastic/elasticsearch";
import type { estypes } from "@elastic/elasticsearch";
import { aliasName } from "../../index-mappings/names.ts";
import type { Call } from "./measure.ts";

const path = "/api/v1/dataset/latest/annotations";
const busyGenes = 40;
const views = ["summary", "details"];

interface Buckets {
  readonly buckets: readonly {
    readonly key: string;
    readonly types: { readonly buckets: readonly { readonly key: string }[] };
  }[];
}

const tables = (kind: string, { buckets }: Buckets, maxTypes: number): string[] =>
  buckets.flatMap(({ key, types }) =>
    types.buckets
      .slice(0, maxTypes)
      .flatMap((type) =>
        views.map((view) =>
          new URLSearchParams({ subject: `${kind}:${key}`, type: type.key, view }).toString(),
        ),
      ),
  );

/** Tables of every type of the busiest genes, and those of the terms at the top of each ontology, with words to look for too. */
export async function annotationCalls(
  url: string,
  elasticsearchUrl: string,
  prefix: string,
): Promise<Call[]> {
  const client = new Client({ node: elasticsearchUrl });
  const byType: estypes.AggregationsAggregationContainer = { terms: { field: "type", size: 12 } };
  const { aggregations } = await client.search<unknown, { genes: Buckets; terms: Buckets }>({
    index: aliasName("annotations", prefix),
    size: 0,
    aggs: {
      genes: { terms: { field: "genes", size: busyGenes }, aggs: { types: byType } },
      terms: { terms: { field: "closure", size: 10 }, aggs: { types: byType } },
    },
  });
  await client.close();
  if (!aggregations) throw new Error("no counts of annotations");
  // Words make every other request a new one, which no cache of the search engine has seen.
  const targets = (queries: readonly string[]): string[] =>
    queries
      .flatMap((query, at) => [query, `${query}&text=${String.fromCharCode(97 + (at % 26))}`])
      .map((query) => `${url}${path}?${query}`);
  const [genes, roots] = [
    targets(tables("gene", aggregations.genes, 12)),
    targets(tables("term", aggregations.terms, 1)),
  ];
  return [
    { name: "annotation table of a busy gene", targets: genes, clients: 1, requests: 800 },
    { name: "annotation table of a busy gene", targets: genes, clients: 16, requests: 1_600 },
    { name: "annotation table of a root term", targets: roots, clients: 1, requests: 400 },
  ];
}
