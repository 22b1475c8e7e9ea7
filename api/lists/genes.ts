/** Genes that have something in common: filtered by words, sorted by any column, a page or all of them. */
import type { estypes } from "@elastic/elasticsearch";
import type { EsQuery } from "../elastic/es-query.ts";
import {
  geneListColumns,
  geneListFile,
  geneListOrder,
  plainListColumns,
} from "../../index-mappings/fields/gene-list.ts";
import { readPageOfRows } from "../elastic/seek.ts";
import type { SortedList } from "../elastic/seek.ts";
import { geneListRow } from "../contract/entity-lists.ts";
import type { GeneList, GeneListQuery, GeneListRow } from "../contract/entity-lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import { allHits } from "../elastic/all-hits.ts";
import type { FileColumn } from "../http/delimited.ts";

/** Where a gene stands by product: no two genes have the same. */
const byRank = { rank: { order: "asc", unmapped_type: "integer" } } as const;

/** `-product` → the sort of a search. What is missing comes last either way; equal ones stand by product. */
function geneSort(asked: string): estypes.SortCombinations[] {
  const descending = asked.startsWith("-");
  const name = asked.replace(/^-/, "");
  // The contract lets only orders of columns through.
  const fields = geneListColumns.find((column) => column.name === name)?.sortBy ?? ["id"];
  // A generation that was loaded before a field was thought of is sorted by id.
  const sort = fields.map((field) => ({
    [field]: { order: descending ? "desc" : "asc", missing: "_last", unmapped_type: "keyword" } as const,
  }));
  return [...sort, byRank];
}

/** Genes whose ids, names, synonyms or product hold each of the words, as the beginning of a word. */
const withText = (text: string): EsQuery => ({
  bool: {
    should: [
      { match: { "everything.word_prefix": { query: text, operator: "and" } } },
      { match: { "ids.whole_prefix": { query: text.trim() } } },
    ],
  },
});

const what = {
  _source: false,
  stored_fields: "_none_",
  docvalue_fields: [
    ...new Set([
      "id",
      "name",
      "product",
      "chromosome",
      "start",
      "end",
      "strand",
      ...plainListColumns.map(({ field }) => field),
    ]),
  ],
};

function rowOf({ fields = {} }: estypes.SearchHit): GeneListRow {
  const value = (field: string): unknown => fields[field]?.[0] ?? null;
  const chromosome = value("chromosome");
  const start = value("start");
  return geneListRow.parse({
    uniquename: value("id"),
    name: value("name"),
    product: value("product"),
    location:
      chromosome === null || start === null
        ? null
        : {
            chromosome_name: chromosome,
            start_pos: start,
            end_pos: value("end"),
            strand: value("strand") ?? "unstranded",
          },
    ...Object.fromEntries(plainListColumns.map(({ field }) => [field, value(field)])),
  });
}

interface GeneListSource {
  readonly services: Pick<Services, "elastic">;
  readonly generation: LoadedGeneration;
  /** Which genes. */
  readonly of: EsQuery;
  readonly asked: GeneListQuery;
}

function listOf({ generation, of, asked }: GeneListSource): SortedList {
  const text = asked.text?.trim() ?? "";
  const query: EsQuery = text === "" ? of : { bool: { filter: [of, withText(text)] } };
  return { index: generation.index("genes"), query, sort: geneSort(asked.sort ?? geneListOrder) };
}

/** A page of the genes of a term or publication, filtered and sorted. */
export async function listGenes(list: GeneListSource): Promise<GeneList> {
  const {
    services: { elastic },
    generation,
    of,
    asked,
  } = list;
  const [{ count: total }, { total: filtered, page, size, hits }] = await Promise.all([
    elastic.count({ index: generation.index("genes"), query: of }),
    readPageOfRows(elastic, listOf(list), asked, what),
  ]);
  return { total, filtered, page, size, rows: hits.map(rowOf) };
}

/** All rows, as filtered and sorted. */
export async function* allGenes(list: GeneListSource): AsyncGenerator<GeneListRow> {
  for await (const hit of allHits(list.services.elastic, listOf(list), what)) yield rowOf(hit);
}

/** What a row has of a field of the record. */
function valueOf(gene: GeneListRow, field: string): string | number | null {
  switch (field) {
    case "id":
      return gene.uniquename;
    case "chromosome":
      return gene.location?.chromosome_name ?? null;
    case "start":
      return gene.location?.start_pos ?? null;
    case "end":
      return gene.location?.end_pos ?? null;
    case "strand":
      return gene.location?.strand ?? null;
    default: {
      // The other fields have their own names.
      const value = (gene as Readonly<Record<string, unknown>>)[field];
      return typeof value === "string" || typeof value === "number" ? value : null;
    }
  }
}

export const geneFileColumns: readonly FileColumn<GeneListRow>[] = geneListFile.map(
  ([head, field]) => [head, (gene) => valueOf(gene, field)] as const,
);
