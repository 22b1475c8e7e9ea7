/** A page of a table in summary: one row a term, or a pair of genes. */
import type { Client } from "@elastic/elasticsearch";
import type { PairHead, TermHead } from "../../index-mappings/annotations.ts";
import { valueOf } from "../../index-mappings/sorted-value.ts";
import type { InteractionSummaryRow, SummaryRow } from "../contract/lists.ts";
import { countAggregations } from "./counts.ts";
import type { Bucket, Buckets, Counts } from "./counts.ts";
import { given } from "./details.ts";
import type { TablePage } from "./details.ts";
import { readEntries } from "./entries.ts";
import { pageWithin } from "./seek.ts";
import type { AskedPage } from "./seek.ts";
import { groupsSeenFrom } from "./table-query.ts";
import type { Table } from "./table-query.ts";

/** Rows of one table that can be counted and paged; more terms than any ontology has. */
const mostGroups = 30_000;

interface Grouped {
  readonly groups: Buckets;
  readonly group_count: { readonly count: number };
}

/** The rows of a page, in order, and how many there are in all, beside the other counts. */
async function readGroups(elastic: Client, index: string, table: Table, slimFilter: string | null, { page, size }: AskedPage): Promise<Counts<Grouped>> {
  const pageOfGroups = { bucket_sort: { from: (page - 1) * size, size } };
  const { aggregations } = await elastic.search<unknown, Counts<Grouped>>({
    index, query: table.base, size: 0, track_total_hits: false,
    aggs: countAggregations(table, slimFilter, {
      groups: { terms: { field: "group", size: mostGroups, order: { _key: "asc" }, ...groupsSeenFrom(table) }, aggs: { page: pageOfGroups } },
      counted: { terms: { field: "group_id", size: mostGroups } },
      group_count: { stats_bucket: { buckets_path: "counted>_count" } },
    }),
    // Only their number is of use.
    filter_path: ["-aggregations.left.counted"],
  });
  return given(aggregations);
}

/** The table of a type in summary; `entries` as in the call. */
export async function readSummary(
  elastic: Client, index: string, table: Table, type: { readonly id: string; readonly isInteraction: boolean }, slimFilter: string | null, asked: AskedPage, entries: "few" | "all",
): Promise<TablePage<SummaryRow | InteractionSummaryRow>> {
  let page = Math.min(asked.page, mostGroups);
  let counts = await readGroups(elastic, index, table, slimFilter, { page, size: asked.size });
  const rowTotal = counts.left.group_count.count;
  const within = pageWithin({ page, size: asked.size }, rowTotal);
  if (within !== page) {
    page = within;
    counts = await readGroups(elastic, index, table, slimFilter, { page, size: asked.size });
  }
  const { buckets } = counts.left.groups;
  const rows = type.isInteraction
    ? buckets.map((bucket) => pairRow(type.id, bucket))
    : await termRows(elastic, index, table, type.id, buckets, entries, counts.all.doc_count);
  return { rows, rowTotal, page, counts };
}

function pairRow(type: string, { key, doc_count: count }: Bucket): InteractionSummaryRow {
  // Written by the indexer from a PairHead; only the two types of interactions have them.
  return { kind: "interaction_summary", type: type as InteractionSummaryRow["type"], ...(valueOf(key) as PairHead), count };
}

async function termRows(
  elastic: Client, index: string, table: Table, type: string, buckets: readonly Bucket[], entries: "few" | "all", total: number,
): Promise<SummaryRow[]> {
  // Written by the indexer from a TermHead.
  const heads = buckets.map(({ key, doc_count: count }) => ({ ...(valueOf(key) as TermHead), count }));
  const found = await readEntries(elastic, index, table, heads, entries === "few" && total > largeTable ? few : null);
  return heads.map(({ id, count, ...head }) => ({ kind: "summary", id, type, ...head, count, ...(found.get(id) ?? { relations: [], entries: [], entries_total: 0 }) }));
}

/** A table of more annotations than this is large: rows with more than 90 entries show 80 of them. */
const largeTable = 5_000;
const few = { shown: 80, atMost: 90 };
