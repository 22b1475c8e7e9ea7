/** Genotypes that have something in common. */
import type { EsQuery } from "../elastic/es-query.ts";
import type { GenotypeRecord } from "../../index-mappings/records.ts";
import type { GenotypeRow } from "../../index-mappings/shapes/genotype-row.ts";
import { readPageOfRows } from "../elastic/seek.ts";
import type { SortedList } from "../elastic/seek.ts";
import type { GenotypeList, GenotypeListQuery, GenotypeOrder } from "../contract/entity-lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import { allHits } from "../elastic/all-hits.ts";
import { sendList } from "../http/delimited.ts";
import type { FileColumn } from "../http/delimited.ts";
import type { Response } from "express";

const fields: Readonly<Record<GenotypeOrder, string>> = {
  genotype: "sort_name",
  gene: "sort_gene",
  product: "sort_product",
};

interface GenotypeListSource {
  readonly services: Pick<Services, "elastic">;
  readonly generation: LoadedGeneration;
  /** Which genotypes. */
  readonly of: EsQuery;
  readonly asked: GenotypeListQuery;
}

const what = { _source: ["row"] };

function listOf({ generation, of, asked: { sort } }: GenotypeListSource): SortedList {
  const order = sort.startsWith("-") ? "desc" : "asc";
  // The contract lets only these orders through.
  const field = fields[sort.replace(/^-/, "") as GenotypeOrder];
  return {
    index: generation.index("genotypes"),
    query: of,
    sort: [
      { [field]: { order, missing: "_last", unmapped_type: "keyword" } },
      { sort_name: { order: "asc", unmapped_type: "keyword" } },
      { id: { order: "asc" } },
    ],
  };
}

/** A page of genotypes, filtered and sorted. */
async function listGenotypes(list: GenotypeListSource): Promise<GenotypeList> {
  const { total, page, size, hits } = await readPageOfRows<Pick<GenotypeRecord, "row">>(
    list.services.elastic,
    listOf(list),
    list.asked,
    what,
  );
  return { total, page, size, rows: hits.flatMap(({ _source }) => (_source ? [_source.row] : [])) };
}

/** All rows, sorted. */
async function* allGenotypes(list: GenotypeListSource): AsyncGenerator<GenotypeRow> {
  for await (const { _source } of allHits<Pick<GenotypeRecord, "row">>(
    list.services.elastic,
    listOf(list),
    what,
  ))
    if (_source) yield _source.row;
}

const first = (row: GenotypeRow) => row.alleles[0]?.allele.gene ?? null;

const fileColumns: readonly FileColumn<GenotypeRow>[] = [
  ["Genotype", (row) => row.genotype.display_name],
  ["Genotype ID", (row) => row.genotype.display_uniquename],
  ["Ploidy", (row) => row.genotype.ploidiness],
  ["Systematic IDs", (row) => row.alleles.map(({ allele }) => allele.gene.uniquename).join(",")],
  ["Gene name", (row) => first(row)?.name ?? null],
  ["Product", (row) => first(row)?.product ?? null],
];

/**
 * Answers a list of genotypes: a page of it, or a file of all.
 * @param name of the file, without ending
 */
export async function sendGenotypes(
  list: GenotypeListSource,
  name: string,
  response: Response,
): Promise<void> {
  const { format } = list.asked;
  if (format === "json") response.json(await listGenotypes(list));
  else
    await sendList(
      response,
      { name, format, columns: fileColumns, idOf: (row) => row.genotype.display_uniquename },
      allGenotypes(list),
    );
}
