import type { Client } from "@elastic/elasticsearch";
import type { Buckets } from "../counts.ts";
import { given } from "../details.ts";
import { filteredRows } from "../table-query.ts";
import type { Table } from "../table-query.ts";

/** Genes of one organism. */
const maxGenes = 60_000;

/** Genes of the filtered rows in the order of their ids; of a gene's interactions, those that it interacts with. */
export async function geneIds(elastic: Client, index: string, table: Table): Promise<string[]> {
  const { aggregations } = await elastic.search<unknown, { genes: Buckets }>({
    index,
    query: filteredRows(table),
    size: 0,
    track_total_hits: false,
    aggs: { genes: { terms: { field: "genes", size: maxGenes, order: { _key: "asc" } } } },
  });
  return given(aggregations)
    .genes.buckets.map(({ key }) => key)
    .filter((id) => id !== table.seenFrom);
}
