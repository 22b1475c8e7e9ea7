/** A page of a table in summary: one row a term, or a pair of genes. */
import type { Client } from "@elastic/elasticsearch";
import type { TermHead } from "../../index-mappings/annotations.ts";
import { few, largeTable } from "../../index-mappings/tables.ts";
import { valueOf } from "../../index-mappings/sorted-value.ts";
import type { InteractionSummaryRow, SummaryRow } from "../contract/lists.ts";
import { countAggregations } from "./counts.ts";
import type { Bucket, Buckets, Counts } from "./counts.ts";
import { given } from "./details.ts";
import type { TablePage } from "./details.ts";
import { readEntries, readHeads } from "./entries.ts";
import { pairRows } from "./pairs.ts";
import type { PageRequest } from "../elastic/seek.ts";
import { badRequest } from "../problem/problem-error.ts";
import { groupsSeenFrom } from "./table-query.ts";
import type { Table } from "./table-query.ts";

/** Rows of one table that can be counted and paged; more terms than any ontology has. */
const maxGroups = 60_000;

type Row = SummaryRow | InteractionSummaryRow;
interface GroupAggregation<Key extends string | number> {
  readonly groups: Buckets<Bucket<Key>>;
}

/** All rows of the table in order, by number or by text, beside the other counts. */
async function readGroups<Key extends string | number>(
  elastic: Client,
  index: string,
  table: Table,
  slimFilter: string | null,
  field: object,
): Promise<Counts<GroupAggregation<Key>>> {
  const { aggregations } = await elastic.search<unknown, Counts<GroupAggregation<Key>>>({
    index,
    query: table.base,
    size: 0,
    track_total_hits: false,
    aggs: countAggregations(table, slimFilter, {
      groups: { terms: { ...field, size: maxGroups, order: { _key: "asc" } } },
    }),
  });
  return given(aggregations);
}

async function pageOf<Key extends string | number>(
  counts: Counts<GroupAggregation<Key>>,
  { page, size }: PageRequest,
  rowsOf: (buckets: readonly Bucket<Key>[]) => Row[] | Promise<Row[]>,
): Promise<TablePage<Row>> {
  const { buckets } = counts.left.groups;
  if (size > maxLargeRows && counts.all.doc_count > largeTable)
    throw badRequest([
      {
        where: "query.size",
        reason: `has to be at most ${maxLargeRows} in view summary of a table of more than ${largeTable.toLocaleString("en")} annotations`,
      },
    ]);
  return {
    rows: await rowsOf(buckets.slice((page - 1) * size, page * size)),
    rowTotal: buckets.length,
    page,
    counts,
    filled: [],
  };
}

/** The table of a type in summary; `entries` as in the call. */
export async function readSummary(
  elastic: Client,
  index: string,
  table: Table,
  type: string,
  slimFilter: string | null,
  asked: PageRequest,
  entries: "few" | "all",
): Promise<TablePage<Row>> {
  if (table.seenFrom !== null) {
    // The order of this gene's page is only in the texts.
    const counts = await readGroups<string>(elastic, index, table, slimFilter, {
      field: "group",
      ...groupsSeenFrom(table),
    });
    return pageOf(counts, asked, (buckets) =>
      pairRows(
        elastic,
        index,
        table,
        buckets.map(({ key, doc_count: count }) => ({ head: key, count })),
      ),
    );
  }
  const counts = await readGroups<number>(elastic, index, table, slimFilter, { field: "group_rank" });
  return pageOf(counts, asked, async (buckets) => {
    const groups = buckets.map(({ key, doc_count: count }) => ({ rank: key, count }));
    if (table.isOfPairs) {
      const heads = await readHeads(elastic, index, table, groups);
      return pairRows(
        elastic,
        index,
        table,
        groups.flatMap(({ rank, count }) => {
          const head = heads.get(rank);
          return head === undefined ? [] : [{ head, count }];
        }),
      );
    }
    const found = await readEntries(
      elastic,
      index,
      table,
      groups,
      entries === "few" && counts.all.doc_count > largeTable ? few : null,
    );
    return groups.flatMap(({ rank, count }) => {
      const said = found.get(rank);
      if (!said) return [];
      const { head, ...rest } = said;
      // Written by the indexer from a TermHead.
      return [{ kind: "summary", type, ...(valueOf(head) as TermHead), count, ...rest }];
    });
  });
}

/** Rows of a page of a large table: each may hold many entries. */
const maxLargeRows = 200;
