/** Runs queries: from the constraints of a request to the ranks of genes. */
import type { Client } from "@elastic/elasticsearch";
import type { QueryWarning } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import { readMetadata, readPhenotypeProfiles } from "../documents/release-documents.ts";
import { chromosomeId } from "../sequence/chromosome.ts";
import type { Services } from "../context/services.ts";
import { nextStep } from "../threads/long-steps.ts";
import { listedGenes, queryId } from "./canonical.ts";
import { compile } from "./compile.ts";
import type { EsQuery } from "../elastic/es-query.ts";
import { bitsAggregation, countBits, ranksIn } from "./gene-bits.ts";
import { tableOf } from "./gene-table.ts";
import type { GeneRow, GeneTable } from "./gene-table.ts";
import { knownIds } from "./known-ids.ts";
import type { KnownIds } from "./known-ids.ts";
import { readConstraints } from "./read-constraints.ts";
import { savedReader } from "./saved.ts";
import { leavesOf } from "./tree.ts";
import type { AnyLeaf, Tree } from "./tree.ts";
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

export type QueryServices = Pick<Services, "elastic" | "redis" | "prefix" | "deployment">;

/** Listed genes from which on others are answered between the steps of a query. */
const manyListed = 2_000;

/** Before a step that takes long where many genes are listed. */
async function beforeLongStep(leaves: readonly AnyLeaf[]): Promise<void> {
  const listed = leaves.reduce((sum, { params }) => sum + ("genes" in params ? params.genes.length : 0), 0);
  if (listed > manyListed) await nextStep();
}

async function resolve(
  tree: Tree,
  table: GeneTable,
  services: QueryServices,
  generation: LoadedGeneration,
): Promise<ResolvedQuery> {
  const leaves = leavesOf(tree);
  await beforeLongStep(leaves);
  const [known, profiles, metadata] = await Promise.all([
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
  await beforeLongStep(leaves);
  const warnings = warningsOf(leaves, {
    known,
    release: generation.release,
    dataGaps: metadata?.data_gaps ?? [],
    isGene: (id) => rank(id) !== undefined,
    isChromosome: (name) => chromosomeId(name, chromosomes) !== null,
  });
  await beforeLongStep(leaves);
  return { id: queryId(tree), query, known, warnings };
}

/** What a query that was asked before means in a generation; its table of genes is kept elsewhere. */
type ResolvedQuery = Pick<PreparedQuery, "id" | "query" | "known" | "warnings">;
/** Queries are some hundred letters long; the longest are lists, which would fill all the room. */
const maxKept = 4_000;
const resolvedQueries = new LruCache<ResolvedQuery>({ name: "meanings of queries", maxSize: 500 });

/** Checks constraints and looks up what they name. Throws a problem that names the node with a mistake. */
export async function prepare(
  constraints: unknown,
  services: QueryServices,
  generation: LoadedGeneration,
  where = "constraints",
): Promise<PreparedQuery> {
  const tree = await readConstraints(constraints, savedReader(services), where);
  const table = await tableOf(services.elastic, generation);
  const text = JSON.stringify(tree);
  const make = (): Promise<ResolvedQuery> => resolve(tree, table, services, generation);
  const resolved =
    text.length > maxKept
      ? await make()
      : await resolvedQueries.read(generationKey(services.elastic, generation, text), make);
  return { ...resolved, tree, table, generation };
}

interface KnownGenes {
  readonly count: number;
  /** By their ranks; null where they were only counted. */
  readonly bits: Int32Array | null;
}

/** Results of queries: some 2 KB each for a yeast. */
const results = new LruCache<KnownGenes>({
  name: "query results",
  maxSize: 4 * 2 ** 20,
  sizeOf: ({ bits }) => (bits?.byteLength ?? 0) + 200,
});
/** What is needed to count. */
type Countable = Pick<PreparedQuery, "id" | "query" | "generation">;
const keyOf = (elastic: Client, { generation, id }: Countable): string =>
  generationKey(elastic, generation, id);

/** How many genes fit. */
export async function countGenes(
  { elastic }: Pick<Services, "elastic">,
  prepared: Countable,
): Promise<number> {
  const known = results.get(keyOf(elastic, prepared));
  if (known) return known.count;
  const { hits } = await elastic.search({
    index: prepared.generation.index("genes"),
    query: prepared.query,
    size: 0,
    track_total_hits: true,
    filter_path: ["hits.total.value"],
  });
  const total = hits?.total;
  const count = typeof total === "number" ? total : (total?.value ?? 0);
  results.set(keyOf(elastic, prepared), { count, bits: null });
  return count;
}

async function bitsOf(
  { elastic }: Pick<Services, "elastic">,
  prepared: Countable & Pick<PreparedQuery, "table">,
): Promise<Int32Array> {
  const known = results.get(keyOf(elastic, prepared))?.bits;
  if (known) return known;
  const { aggregations } = await elastic.search<unknown, { readonly genes: { readonly value: number[] } }>({
    index: prepared.generation.index("genes"),
    query: prepared.query,
    size: 0,
    track_total_hits: false,
    aggs: { genes: bitsAggregation(prepared.table.rows.length) },
    filter_path: ["aggregations.genes.value"],
  });
  const bits = Int32Array.from(aggregations?.genes.value ?? []);
  results.set(keyOf(elastic, prepared), { count: countBits(bits), bits });
  return bits;
}

/** The genes that fit, as they stand in their table. */
export const genesThatFit = async (
  services: Pick<Services, "elastic">,
  prepared: Countable & Pick<PreparedQuery, "table">,
): Promise<GeneRow[]> =>
  ranksIn(await bitsOf(services, prepared)).flatMap((rank) => prepared.table.rows[rank] ?? []);

/** How many genes fit, and the ranks of those of them that are on a page: from one on and before another, counted from 0. */
export async function genesOnPage(
  services: Pick<Services, "elastic">,
  prepared: PreparedQuery,
  from: number,
  to: number,
): Promise<{ count: number; ranks: readonly number[] }> {
  if (prepared.tree.kind === "gene_list") {
    const all = await allGenes(services, prepared);
    return { count: all.length, ranks: all.slice(from, to) };
  }
  const bits = await bitsOf(services, prepared);
  return { count: countBits(bits), ranks: ranksIn(bits, from, to) };
}

/** The ranks of all genes in the order that the query itself asks for: that of a list, else by product. */
export async function allGenes(
  services: Pick<Services, "elastic">,
  prepared: PreparedQuery,
): Promise<readonly number[]> {
  const ranks = ranksIn(await bitsOf(services, prepared));
  const { tree, table } = prepared;
  if (tree.kind !== "gene_list") return ranks;
  await beforeLongStep([tree]);
  const there = new Set(ranks);
  return [...new Set(listedGenes(tree.params).flatMap((gene) => table.find(gene) ?? []))].filter((rank) =>
    there.has(rank),
  );
}
