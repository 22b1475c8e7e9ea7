/** Runs queries: from the constraints of a request to the places of genes. */
import type { QueryWarning } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { readMetadata, readPhenotypeProfiles } from "../documents/release-documents.ts";
import { chromosomeId } from "../sequence/chromosome.ts";
import type { Services } from "../context/services.ts";
import { listedGenes, queryId } from "./canonical.ts";
import { compile } from "./compile.ts";
import type { EsQuery } from "../elastic/es-query.ts";
import { tableOf } from "./gene-table.ts";
import type { GeneTable } from "./gene-table.ts";
import { knownIds } from "./known-ids.ts";
import type { KnownIds } from "./known-ids.ts";
import { readConstraints } from "./read-constraints.ts";
import { savedReader } from "./saved.ts";
import { leavesOf } from "./tree.ts";
import type { Tree } from "./tree.ts";
import { warningsOf } from "./warnings.ts";

/** A query that is ready to be run on a generation. */
export interface PreparedQuery {
  readonly id: string;
  readonly tree: Tree;
  readonly query: EsQuery;
  readonly known: KnownIds;
  readonly warnings: readonly QueryWarning[];
  readonly table: GeneTable;
  readonly generation: LoadedGeneration;
}

type QueryServices = Pick<Services, "elastic" | "redis" | "prefix" | "deployment">;

/** Checks constraints and looks up what they name. Throws a problem that names the node with a mistake. */
export async function prepare(
  constraints: unknown,
  services: QueryServices,
  generation: LoadedGeneration,
  where = "constraints",
): Promise<PreparedQuery> {
  const tree = await readConstraints(constraints, savedReader(services), where);
  const leaves = leavesOf(tree);
  const [table, known, profiles, metadata] = await Promise.all([
    tableOf(services.elastic, generation),
    knownIds(services.elastic, generation, leaves),
    readPhenotypeProfiles(services.elastic, generation),
    readMetadata(services.elastic, generation),
  ]);
  const { chromosomes } = services.deployment.site;
  const rank = (gene: string): number | undefined => table.find(gene);
  const query = compile(tree, {
    term: (id) => known.term(id)?.id ?? id,
    gene: (id) => table.rows[rank(id) ?? -1]?.gene_uniquename ?? id,
    chromosome: (name) => chromosomeId(name, chromosomes) ?? name,
    profiles: profiles ?? [],
  });
  const warnings = warningsOf(leaves, {
    known,
    release: generation.release,
    dataGaps: metadata?.data_gaps ?? [],
    isGene: (id) => rank(id) !== undefined,
    isChromosome: (name) => chromosomeId(name, chromosomes) !== null,
  });
  return { id: queryId(tree), tree, query, known, warnings, table, generation };
}

interface KnownRanks {
  readonly count: number;
  /** Ranks of the first genes, or of all of them, in order. */
  readonly first: readonly number[];
}

/** Results of queries: ranks, some 30 MB of them at the most. */
const results = new LruCache<KnownRanks>({
  name: "query results",
  maxSize: 4_000_000,
  sizeOf: ({ first }) => first.length + 50,
});
/** What is needed to count. */
type Countable = Pick<PreparedQuery, "id" | "query" | "generation">;
const keyOf = ({ generation, id }: Countable): string => `${generation.index("genes")} ${id}`;
const keep = (prepared: Countable, known: KnownRanks): KnownRanks => {
  results.set(keyOf(prepared), known);
  return known;
};

/** Hits that one search can give (`index.max_result_window`). */
const window = 10_000;

interface Hits {
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits?: readonly { readonly sort: readonly [number] }[];
  };
}

async function search(
  { elastic }: Pick<Services, "elastic">,
  { query, generation }: Countable,
  size: number,
  after: number | null,
): Promise<{ total: number; ranks: number[] }> {
  // Only totals and sort values are let through, so that an answer is little else than numbers; the type says so.
  const answer = (await elastic.search({
    index: generation.index("genes"),
    query,
    size,
    sort: [{ rank: "asc" }],
    _source: false,
    stored_fields: "_none_",
    track_total_hits: after === null,
    filter_path: ["hits.total.value", "hits.hits.sort"],
    ...(after === null ? {} : { search_after: [after] }),
  })) as unknown as Hits;
  return {
    total: answer.hits?.total?.value ?? 0,
    ranks: (answer.hits?.hits ?? []).map(({ sort: [rank] }) => rank),
  };
}

/** How many genes fit. */
export async function countGenes(services: Pick<Services, "elastic">, prepared: Countable): Promise<number> {
  const known = results.get(keyOf(prepared));
  if (known) return known.count;
  const { total } = await search(services, prepared, 0, null);
  return keep(prepared, { count: total, first: [] }).count;
}

/** The first genes in the order of the table, at least `minGenes` of them if there are as many, with how many there are in all. */
export async function firstGenes(
  services: Pick<Services, "elastic">,
  prepared: PreparedQuery,
  minGenes: number,
): Promise<KnownRanks> {
  const known = results.get(keyOf(prepared));
  if (known && known.first.length >= Math.min(minGenes, known.count)) return known;
  const { total, ranks } = await search(services, prepared, Math.min(window, minGenes), null);
  while (ranks.length < Math.min(minGenes, total)) {
    const more = await search(services, prepared, window, ranks.at(-1) ?? null);
    if (more.ranks.length === 0) break;
    ranks.push(...more.ranks);
  }
  return keep(prepared, { count: total, first: ranks });
}

/** All genes in the order that the query itself asks for: that of a list, else by product. */
export async function allGenes(
  services: Pick<Services, "elastic">,
  prepared: PreparedQuery,
): Promise<readonly number[]> {
  const { first } = await firstGenes(services, prepared, Number.MAX_SAFE_INTEGER);
  const { tree, table } = prepared;
  if (tree.kind !== "gene_list") return first;
  const there = new Set(first);
  return [...new Set(listedGenes(tree.params).flatMap((gene) => table.find(gene) ?? []))].filter((rank) =>
    there.has(rank),
  );
}
