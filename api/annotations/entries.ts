/** What summary rows say of their terms: genes or genotypes with extensions, each once. */
import type { Client, estypes } from "@elastic/elasticsearch";
import { valueOf } from "../../index-mappings/sorted-value.ts";
import type { SummaryRow } from "../contract/lists.ts";
import type { Bucket, Buckets } from "./counts.ts";
import { given } from "./details.ts";
import { filteredRows } from "./table-query.ts";
import type { Table } from "./table-query.ts";

/** Entries that one answer can hold, and that one search can count: Elasticsearch gives up above 65,536 buckets. */
const mostEntries = 20_000;
const mostCounted = 50_000;

export interface Head {
  readonly id: string;
  /** Annotations behind the row: it has no more entries than these. */
  readonly count: number;
}

type Said = Pick<SummaryRow, "relations" | "entries" | "entries_total">;
type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

async function byRow<B extends Bucket>(elastic: Client, index: string, table: Table, ids: readonly string[], aggs: Aggregations, leftOut: string[] = []): Promise<readonly B[]> {
  const { aggregations } = await elastic.search<unknown, { rows: Buckets<B> }>({
    index, size: 0, track_total_hits: false,
    query: { bool: { filter: [filteredRows(table), { terms: { group_id: [...ids] } }] } },
    aggs: { rows: { terms: { field: "group_id", size: Math.max(1, ids.length) }, aggs } },
    ...(leftOut.length === 0 ? {} : { filter_path: leftOut.map((path) => `-aggregations.rows.buckets.${path}`) }),
  });
  return given(aggregations).rows.buckets;
}

interface SaidBucket extends Bucket {
  readonly relations: Buckets;
  readonly entries: Buckets;
}

/**
 * Entries by id of the row, in order. With a `limit`, rows with more than `atMost` give their first `shown`.
 * Relations come in the order of how often they are said.
 */
export async function readEntries(
  elastic: Client, index: string, table: Table, heads: readonly Head[], limit: { readonly shown: number; readonly atMost: number } | null,
): Promise<ReadonlyMap<string, Said>> {
  if (heads.length === 0) return new Map();
  const most = limit ? limit.atMost : Math.min(mostEntries, Math.max(...heads.map(({ count }) => count)));
  const found = await byRow<SaidBucket>(elastic, index, table, heads.map(({ id }) => id), {
    relations: { terms: { field: "relation", size: 20 } },
    entries: { terms: { field: "entry", size: most, order: { _key: "asc" } } },
  });
  const longer = found.filter(({ entries }) => entries.sum_other_doc_count > 0).map(({ key }) => key);
  const totals = await countEntries(elastic, index, table, heads.filter(({ id }) => longer.includes(id)));
  return new Map(found.map(({ key, relations, entries: { buckets } }) => {
    const total = totals.get(key) ?? buckets.length;
    // Written by the indexer from a SummaryEntry, whose lists it never changes.
    const entries = buckets.slice(0, limit && total > limit.atMost ? limit.shown : undefined).map((bucket) => valueOf(bucket.key) as SummaryRow["entries"][number]);
    return [key, { relations: relations.buckets.map((bucket) => bucket.key), entries, entries_total: total }];
  }));
}

interface CountedBucket extends Bucket {
  readonly number: { readonly count: number };
}

/** How many entries rows have that were not all read. Exact; only above 50,000 annotations in a row about right. */
async function countEntries(elastic: Client, index: string, table: Table, heads: readonly Head[]): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  for (const batch of batches(heads)) {
    const ids = batch.map(({ id }) => id);
    if (batch.some(({ count }) => count > mostCounted)) {
      const found = await byRow<Bucket & { number: { value: number } }>(elastic, index, table, ids, { number: { cardinality: { field: "entry", precision_threshold: 40_000 } } });
      for (const { key, number } of found) totals.set(key, number.value);
    } else {
      const found = await byRow<CountedBucket>(elastic, index, table, ids, {
        each: { terms: { field: "entry", size: mostCounted } }, number: { stats_bucket: { buckets_path: "each>_count" } },
      }, ["each"]);
      for (const { key, number } of found) totals.set(key, number.count);
    }
  }
  return totals;
}

/** Rows that can be counted in one search. */
function batches(heads: readonly Head[]): Head[][] {
  const made: Head[][] = [];
  let room = 0;
  for (const head of heads) {
    const last = made.at(-1);
    if (last && head.count <= room) last.push(head);
    else {
      made.push([head]);
      room = mostCounted;
    }
    room -= head.count;
  }
  return made;
}

