/** Rows of all types of a subject together, with the number of rows of each type. */
import type { Client } from "@elastic/elasticsearch";
import type { AnnotationType } from "../../config/schema.ts";
import type { AnnotationsAnswer } from "../contract/lists.ts";
import type { Buckets } from "./counts.ts";
import { given } from "./details.ts";
import type { RowSource } from "./details.ts";
import { readPageOfRows } from "../elastic/seek.ts";
import type { PageRequest } from "../elastic/seek.ts";
import { filteredRows, rowOrder } from "./table-query.ts";
import type { Table } from "./table-query.ts";

/** Answers the tables of all types of a subject at once, a few rows of each. */
export async function answerAllTypes(
  elastic: Client,
  index: string,
  table: Table,
  types: readonly AnnotationType[],
  asked: PageRequest,
): Promise<AnnotationsAnswer> {
  const [{ total: filtered, page, size, hits }, { aggregations }] = await Promise.all([
    readPageOfRows<RowSource>(elastic, { index, query: filteredRows(table), sort: rowOrder(table) }, asked, {
      _source: ["row"],
    }),
    elastic.search<unknown, { types: Buckets }>({
      index,
      query: table.base,
      size: 0,
      track_total_hits: false,
      aggs: { types: { terms: { field: "type", size: 1000 } } },
    }),
  ]);
  const { buckets } = given(aggregations).types;
  const labels = new Map(types.map(({ id, display_name: label }) => [id, label]));
  // In the order of the deployment's sections; types that it does not have come last.
  const order = [...labels.keys(), ...buckets.map(({ key }) => key)];
  const options = buckets
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map(({ key, doc_count: count }) => ({
      value: key,
      label: labels.get(key) ?? key,
      count,
      chosen: false,
    }));
  return {
    total: buckets.reduce((sum, { doc_count: count }) => sum + count, 0),
    filtered,
    bare: null,
    row_total: filtered,
    page,
    size,
    rows: hits.flatMap(({ _source }) => (_source ? [_source.row] : [])),
    filled: [],
    facets: [{ id: "type", label: "Type", filter_type: "type", options }],
    slim: null,
  };
}
