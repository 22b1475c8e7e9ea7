/** A page of a table in details. */
import type { Client } from "@elastic/elasticsearch";
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";
import { countAggregations } from "./counts.ts";
import type { Buckets, Counts } from "./counts.ts";
import { readSlice, window } from "../elastic/seek.ts";
import type { PageRequest } from "../elastic/seek.ts";
import { filteredRows, leftBy, rowOrder } from "./table-query.ts";
import type { Table } from "./table-query.ts";

export type RowSource = Pick<AnnotationDoc, "row">;

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly rowTotal: number;
  readonly page: number;
  readonly counts: Counts;
  /** Fields with something to show in any row that the filters leave. */
  readonly filled: readonly string[];
}

/** Rows have less fields than this. */
const maxFields = 60;

/** Rows and counts in one search, unless the page is very far down the list. */
export async function readDetails(
  elastic: Client,
  index: string,
  table: Table,
  slimFilter: string | null,
  { page, size }: PageRequest,
): Promise<TablePage<RowSource["row"]>> {
  const from = (page - 1) * size;
  const near = from + size <= window;
  const {
    hits: { hits },
    aggregations,
  } = await elastic.search<RowSource, Counts<{ readonly filled: Buckets }>>({
    index,
    query: table.base,
    post_filter: leftBy(table),
    aggs: countAggregations(table, slimFilter, { filled: { terms: { field: "filled", size: maxFields } } }),
    sort: rowOrder(table),
    from: near ? from : 0,
    size: near ? size : 0,
    _source: ["row"],
    track_total_hits: false,
  });
  const counts = given(aggregations);
  const rows =
    near || from >= counts.left.doc_count
      ? hits
      : (
          await readSlice<RowSource>(
            elastic,
            { index, query: filteredRows(table), sort: rowOrder(table) },
            from,
            size,
            { _source: ["row"] },
          )
        ).hits;
  return {
    rows: rows.flatMap(({ _source }) => (_source ? [_source.row] : [])),
    rowTotal: counts.left.doc_count,
    page,
    counts,
    filled: counts.left.filled.buckets.map(({ key }) => key),
  };
}

/** Aggregations that were asked for are answered. */
export function given<T>(aggregations: T | undefined): T {
  if (!aggregations) throw new Error("the search engine left out the counts");
  return aggregations;
}
