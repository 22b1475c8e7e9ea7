/** Summary rows of interactions: one for each pair of genes and evidence. */
import type { Client } from "@elastic/elasticsearch";
import type { AnnotationDoc, PairHead } from "../../index-mappings/annotations.ts";
import type { InteractionRow } from "../../index-mappings/pages/rows.ts";
import { valueOf } from "../../index-mappings/sorted-value.ts";
import type { InteractionSummaryRow } from "../contract/lists.ts";
import { window } from "../elastic/seek.ts";
import { filteredRows } from "./table-query.ts";
import type { Table } from "./table-query.ts";

export interface InteractionPair {
  /** Sorted value of a PairHead. */
  readonly head: string;
  /** Interactions behind the row. */
  readonly count: number;
}

type InteractionFields = Pick<
  InteractionRow,
  "type" | "reference" | "throughput" | "note" | "double_mutant" | "rescued"
>;
const said = [
  "type",
  "reference",
  "throughput",
  "note",
  "double_mutant",
  "rescued",
] as const satisfies readonly (keyof InteractionFields)[];

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
  } = await elastic.search<Pick<AnnotationDoc, "group_id"> & { readonly row: InteractionFields }>({
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
  return heads.map((head) => rowOf(head, behind.get(head.id)?.map(({ row }) => row) ?? []));
}

function rowOf(
  head: PairHead & { readonly count: number },
  interactions: readonly InteractionFields[],
): InteractionSummaryRow {
  const references = new Map(
    interactions.flatMap(({ reference }) => (reference ? [[reference.uniquename, reference]] : [])),
  );
  return {
    kind: "interaction_summary",
    type: interactions[0]?.type ?? "genetic_interactions",
    ...head,
    references: [...references.values()],
    throughputs: [...new Set(interactions.flatMap(({ throughput }) => throughput ?? []))],
    notes: [...new Set(interactions.flatMap(({ note }) => note ?? []))],
    has_details: interactions.some(({ double_mutant: doubleMutant, rescued }) =>
      Boolean(doubleMutant ?? rescued),
    ),
  };
}
