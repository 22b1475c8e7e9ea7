/** What summary rows say of their terms: genes or genotypes with extensions, each once. */
import type { Client, estypes } from "@elastic/elasticsearch";
import { maxEntries } from "../../index-mappings/tables.ts";
import { valueOf } from "../../index-mappings/sorted-value.ts";
import type { SummaryRow } from "../contract/lists.ts";
import type { Bucket, Buckets } from "./counts.ts";
import { given } from "./details.ts";
import { filteredRows, groupsSeenFrom } from "./table-query.ts";
import type { Table } from "./table-query.ts";

/** Entries that one search can count: Elasticsearch gives up above 65,536 buckets. */
const maxCounted = 50_000;

/** A summary row. */
export interface RowGroup {
  readonly rank: number;
  /** Annotations behind the row: it has no more entries than these. */
  readonly count: number;
}

/** `head` is a sorted value of what the row is about. */
type EntriesSummary = Pick<SummaryRow, "relations" | "entries" | "entries_total"> & { readonly head: string };
type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;
type RankBucket = Bucket<number>;

async function byRow<B extends RankBucket>(
  elastic: Client,
  index: string,
  table: Table,
  groups: readonly RowGroup[],
  aggs: Aggregations,
  leftOut: string | null = null,
): Promise<readonly B[]> {
  if (groups.length === 0) return [];
  const { aggregations } = await elastic.search<unknown, { rows: Buckets<B> }>({
    index,
    size: 0,
    track_total_hits: false,
    query: {
      bool: { filter: [filteredRows(table), { terms: { group_rank: groups.map(({ rank }) => rank) } }] },
    },
    aggs: { rows: { terms: { field: "group_rank", size: groups.length }, aggs } },
    ...(leftOut === null ? {} : { filter_path: [`-aggregations.rows.buckets.${leftOut}`] }),
  });
  return given(aggregations).rows.buckets;
}

interface HeadBucket extends RankBucket {
  readonly heads: Buckets;
}
const headOf = ({ heads }: HeadBucket): string => heads.buckets[0]?.key ?? "";
const headsOf = (table: Table): Aggregations => ({
  heads: { terms: { field: "group", size: 1, ...groupsSeenFrom(table) } },
});

/** What rows are about, by rank. */
export async function readHeads(
  elastic: Client,
  index: string,
  table: Table,
  groups: readonly RowGroup[],
): Promise<ReadonlyMap<number, string>> {
  const found = await byRow<HeadBucket>(elastic, index, table, groups, headsOf(table));
  return new Map(found.map((bucket) => [bucket.key, headOf(bucket)]));
}

interface EntriesBucket extends HeadBucket {
  readonly relations: Buckets;
  readonly entries: Buckets;
}

/**
 * What rows are about and say, by rank; entries in order. With a `limit`, rows with more than `max` give their first
 * `shown`. Relations come in the order of how often they are said.
 */
export async function readEntries(
  elastic: Client,
  index: string,
  table: Table,
  groups: readonly RowGroup[],
  limit: { readonly shown: number; readonly max: number } | null,
): Promise<ReadonlyMap<number, EntriesSummary>> {
  const max = limit ? limit.max : Math.min(maxEntries, Math.max(1, ...groups.map(({ count }) => count)));
  const found = await byRow<EntriesBucket>(elastic, index, table, groups, {
    ...headsOf(table),
    relations: { terms: { field: "relation", size: 20 } },
    entries: { terms: { field: "entry", size: max, order: { _key: "asc" } } },
  });
  const longer = new Set(
    found.filter(({ entries }) => entries.sum_other_doc_count > 0).map(({ key }) => key),
  );
  const totals = await countEntries(
    elastic,
    index,
    table,
    groups.filter(({ rank }) => longer.has(rank)),
  );
  return new Map(
    found.map((bucket) => {
      const { buckets } = bucket.entries;
      const total = totals.get(bucket.key) ?? buckets.length;
      // Written by the indexer from a SummaryEntry, whose lists nobody changes.
      const entries = buckets
        .slice(0, limit && total > limit.max ? limit.shown : undefined)
        .map(({ key }) => valueOf(key) as SummaryRow["entries"][number]);
      return [
        bucket.key,
        {
          head: headOf(bucket),
          relations: bucket.relations.buckets.map(({ key }) => key),
          entries,
          entries_total: total,
        },
      ];
    }),
  );
}

interface CountedBucket extends RankBucket {
  readonly number: { readonly count: number };
}
interface EstimatedBucket extends RankBucket {
  readonly number: { readonly value: number };
}

/** How many entries rows have that were not all read. Exact; only above 50,000 annotations in a row about right. */
async function countEntries(
  elastic: Client,
  index: string,
  table: Table,
  groups: readonly RowGroup[],
): Promise<Map<number, number>> {
  const totals = new Map<number, number>();
  const vast = groups.filter(({ count }) => count > maxCounted);
  const estimated = await byRow<EstimatedBucket>(elastic, index, table, vast, {
    number: { cardinality: { field: "entry", precision_threshold: 40_000 } },
  });
  for (const { key, number } of estimated) totals.set(key, number.value);
  for (const batch of batches(groups.filter(({ count }) => count <= maxCounted))) {
    const found = await byRow<CountedBucket>(
      elastic,
      index,
      table,
      batch,
      {
        each: { terms: { field: "entry", size: maxCounted } },
        number: { stats_bucket: { buckets_path: "each>_count" } },
      },
      "each",
    );
    for (const { key, number } of found) totals.set(key, number.count);
  }
  return totals;
}

/** Rows that can be counted in one search. */
function batches(groups: readonly RowGroup[]): RowGroup[][] {
  const made: RowGroup[][] = [];
  let room = 0;
  for (const group of groups) {
    const last = made.at(-1);
    if (last && group.count <= room) last.push(group);
    else {
      made.push([group]);
      room = maxCounted;
    }
    room -= group.count;
  }
  return made;
}
