/**
 * The rows of all genes of a generation in memory: a search then answers with the places of genes, and rows, other
 * orders and files need no other trip. 16 MB for a yeast.
 */
import type { Client } from "@elastic/elasticsearch";
import { resultFields } from "../../index-mappings/fields/result.ts";
import type { ResultRow } from "../../index-mappings/fields/result.ts";
import type { GeneRecord } from "../../index-mappings/records.ts";
import { perGeneration } from "../cache/per-generation.ts";
import { sharedValues } from "../cache/shared-values.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { searcherOf } from "../local-copy/copied-searches.ts";
import type { Searcher } from "../elastic/searcher.ts";
import { readExpressionLevels } from "../documents/release-documents.ts";
import { WrittenRows } from "./written-rows.ts";

export interface GeneRow extends ResultRow, Pick<GeneRecord, "transcript"> {
  /** Its place in the table. */
  readonly rank: number;
  /** Molecules per cell, by data set of the release's expression levels. */
  readonly gene_expression: readonly { readonly dataset_name: string; readonly value: number }[];
}

export interface GeneTable {
  /** By rank: the order by product. */
  readonly rows: readonly GeneRow[];
  /** Rank of the gene that a systematic id or name means, in any case; undefined when there is none. */
  readonly find: (text: string) => number | undefined;
  /** Ranks of the genes of a protein, by its UniProt accession in any case: those of histones share one. */
  readonly ofProtein: (accession: string) => readonly number[];
  /** Rank of the gene with exactly this id. */
  readonly rankOf: (id: string) => number | undefined;
  /** The rows in JSON. */
  readonly written: WrittenRows<GeneRow>;
}

/** Genes that are read at a time: few, so that answers leave little to be cleaned up. */
const step = 500;

type RecordPart = Pick<GeneRecord, (typeof resultFields)[number]["field"] | "transcript">;
type StoredRow = Omit<GeneRow, "rank" | "gene_expression">;

/** Makes rows of records. What rows share is in memory once: most of their lists are empty, and most of their texts those of others. */
function rowMaker(): (record: RecordPart) => StoredRow {
  const once = sharedValues();
  return (record) =>
    ({
      // What a load by an earlier version has no field for is not known there.
      ...Object.fromEntries(resultFields.map(({ field, name }) => [name, once(record[field] ?? null)])),
      transcript: once(record.transcript),
      // A row has the fields of the record, by their names in answers.
    }) as StoredRow;
}

async function readRows(elastic: Searcher, index: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  const rowOf = rowMaker();
  for (;;) {
    const { hits } = await elastic.search<RecordPart>({
      index,
      size: step,
      sort: [{ rank: "asc" }],
      track_total_hits: false,
      _source: [...resultFields.map(({ field }) => field), "transcript"],
      ...(rows.length > 0 ? { search_after: [rows.length - 1] } : {}),
    });
    for (const { _source } of hits.hits) if (_source) rows.push(rowOf(_source));
    if (hits.hits.length < step) return rows;
  }
}

/** The rows of all genes, found by id and, in any case, by name. */
export function geneTable(rows: readonly GeneRow[]): GeneTable {
  const ids = new Map(rows.map((row, rank) => [row.gene_uniquename, rank]));
  const folded = new Map<string, number>();
  // An id goes before a name that reads the same.
  for (const [rank, { name }] of rows.entries()) if (name !== null) folded.set(name.toLowerCase(), rank);
  for (const [id, rank] of ids) folded.set(id.toLowerCase(), rank);
  // Keys of the rows themselves.
  const proteins = Map.groupBy(rows.keys(), (rank) => rows[rank]!.uniprot_identifier?.toLowerCase());
  return {
    rows,
    rankOf: (id) => ids.get(id),
    find: (text) => ids.get(text) ?? folded.get(text.toLowerCase()),
    ofProtein: (accession) => proteins.get(accession.toLowerCase()) ?? [],
    written: new WrittenRows(rows.length, "gene_uniquename"),
  };
}

async function readTable(elastic: Client, generation: LoadedGeneration): Promise<GeneTable> {
  const [rows, levels] = await Promise.all([
    readRows(searcherOf(elastic, generation), generation.index("genes")),
    readExpressionLevels(elastic, generation),
  ]);
  const measured = new Map<string, { dataset_name: string; value: number }[]>();
  for (const { id, values } of levels?.datasets ?? []) {
    for (const [gene, value] of values)
      measured.set(gene, [...(measured.get(gene) ?? []), { dataset_name: id, value }]);
  }
  return geneTable(
    rows.map((row, rank) => ({ ...row, rank, gene_expression: measured.get(row.gene_uniquename) ?? [] })),
  );
}

/** The table of a generation, read once. */
export const tableOf = perGeneration("gene tables", readTable);

/** Finds the one gene that a name, an id in any case or an accession means. */
export const geneFinder =
  (elastic: Client, generation: LoadedGeneration) =>
  async (text: string): Promise<string | null> => {
    const { rows, find, ofProtein } = await tableOf(elastic, generation);
    const named = find(text);
    const [rank, other] = named === undefined ? ofProtein(text) : [named];
    return rank === undefined || other !== undefined ? null : (rows[rank]?.gene_uniquename ?? null);
  };
