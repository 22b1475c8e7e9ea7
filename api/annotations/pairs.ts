/** Summary rows of interactions: one for each pair of genes and evidence. */
import type { Client } from "@elastic/elasticsearch";
import type { AnnotationDoc, PairHead } from "../../index-mappings/annotations.ts";
import { pairRow } from "../../index-mappings/tables.ts";
import type { InteractionSummaryRow, SaidOfInteraction } from "../../index-mappings/tables.ts";
import { valueOf } from "../../index-mappings/sorted-value.ts";

import { window } from "../elastic/seek.ts";
import { filteredRows } from "./table-query.ts";
import type { Table } from "./table-query.ts";

export interface InteractionPair {
  /** Sorted value of a PairHead. */
  readonly head: string;
  /** Interactions behind the row. */
  readonly count: number;
}

const said = [
  "type",
  "reference",
  "throughput",
  "note",
  "double_mutant",
  "rescued",
] as const satisfies readonly (keyof SaidOfInteraction)[];

/** The rows in the order given, with what the interactions behind each say that the filters leave. */
export async function pairRows(
  elastic: Client,
  index: string,
  table: Table,
  pairs: readonly InteractionPair[],
): Promise<InteractionSummaryRow[]> {
  if (pairs.length === 0) return [];
  // Written by the indexer from a PairHead.
  const heads = pairs.map(({ head, count }) => ({ ...(valueOf(head) as PairHead), count }));
  const {
    hits: { hits },
  } = await elastic.search<Pick<AnnotationDoc, "group_id"> & { readonly row: SaidOfInteraction }>({
    index,
    query: { bool: { filter: [filteredRows(table), { terms: { group_id: heads.map(({ id }) => id) } }] } },
    sort: ["rank"],
    size: Math.min(
      window,
      heads.reduce((sum, { count }) => sum + count, 0),
    ),
    _source: ["group_id", ...said.map((field) => `row.${field}`)],
    track_total_hits: false,
  });
  const behind = Map.groupBy(
    hits.flatMap(({ _source }) => _source ?? []),
    ({ group_id: id }) => id,
  );
  return heads.map((head) => pairRow(head, behind.get(head.id)?.map(({ row }) => row) ?? []));
}
