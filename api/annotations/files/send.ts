/** All filtered rows of a table as a file, sent as they are read. */
import type { Client } from "@elastic/elasticsearch";
import type { Response } from "express";
import type { AnnotationType } from "../../../config/schema.ts";
import type { AnnotationDoc } from "../../../index-mappings/annotations.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { badRequest } from "../../problem/problem-error.ts";
import { sendStream } from "../../http/send-stream.ts";
import { fileName } from "../../http/delimited.ts";
import type { Services } from "../../context/services.ts";
import type { Subject } from "../subject.ts";
import { filteredRows, rowOrder } from "../table-query.ts";
import type { Table } from "../table-query.ts";
import type { TableFormat } from "../../contract/lists.ts";
import type { FileText } from "./file-text.ts";
import { gafFile } from "./gaf.ts";
import type { Buckets } from "../counts.ts";
import { given } from "../details.ts";
import { phafFile } from "./phaf.ts";
import { headSaying, narrowedInName, narrowedInWords } from "./narrowed-by.ts";
import type { Narrowed } from "./narrowed-by.ts";
import { tsvOf } from "./tsv.ts";

type Row = AnnotationDoc["row"];
export interface FileTable {
  readonly table: Table;
  /** null: all types. */
  readonly type: AnnotationType | null;
  readonly subject: Subject;
  /** What narrows the table. */
  readonly narrowed: readonly Narrowed[];
}

const kinds: Readonly<Record<TableFormat, { readonly mediaType: string; readonly ending: string }>> = {
  jsonl: { mediaType: "application/jsonl", ending: "jsonl" },
  tsv: { mediaType: "text/tab-separated-values", ending: "tsv" },
  gaf: { mediaType: "text/plain", ending: "gaf" },
  phaf: { mediaType: "text/plain", ending: "phaf" },
  genes: { mediaType: "text/plain", ending: "txt" },
};

const refused = (reason: string): Error => badRequest([{ where: "query.format", reason }]);

function textOf(
  format: Exclude<TableFormat, "genes">,
  type: AnnotationType | null,
  services: Services,
  generation: LoadedGeneration,
): FileText {
  if (format === "jsonl")
    return { head: "", lines: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join("") };
  if (type === null) throw refused(`${format} needs a type, since types have columns of their own`);
  if (format === "tsv") return tsvOf(type);
  if (type.file_format !== format) {
    throw refused(
      `there is no ${format.toUpperCase()} of ${type.id}; there are jsonl, tsv, genes${type.file_format === null ? "" : ` and ${type.file_format}`}`,
    );
  }
  return format === "gaf" ? gafFile(type, services, generation) : phafFile(services, generation);
}

/** Rows that are read at a time: with the genotypes of as many a thread is busy for some 50 ms, and then answers others. */
const step = 500;

/** The rows in the order of the table; nothing changes in an index that is loaded. */
async function* rowsInSteps(elastic: Client, index: string, table: Table): AsyncGenerator<Row[]> {
  let after: unknown;
  for (;;) {
    const {
      hits: { hits },
    } = await elastic.search<Pick<AnnotationDoc, "row">>({
      index,
      query: filteredRows(table),
      sort: rowOrder(table),
      size: step,
      track_total_hits: false,
      _source: ["row"],
      ...(Array.isArray(after) ? { search_after: after } : {}),
    });
    yield hits.flatMap(({ _source }) => (_source ? [_source.row] : []));
    after = hits.at(-1)?.sort;
    if (hits.length < step) return;
  }
}

async function* textInSteps({ head, lines }: FileText, steps: AsyncGenerator<Row[]>): AsyncGenerator<string> {
  let before = head;
  for await (const rows of steps) {
    yield before + (await lines(rows));
    before = "";
  }
}

async function* genesText(elastic: Client, index: string, table: Table): AsyncGenerator<string> {
  yield (await geneIds(elastic, index, table)).map((id) => `${id}\n`).join("");
}

/** All rows, below a head that says what they are of. */
function rowsText(
  format: Exclude<TableFormat, "genes">,
  { table, type, subject, narrowed }: FileTable,
  services: Services,
  generation: LoadedGeneration,
): AsyncGenerator<string> {
  const file = textOf(format, type, services, generation);
  const what = `${type?.display_name ?? "Annotations"} of ${subject.kind} ${subject.id}; ${narrowedInWords(narrowed)}; ${services.deployment.site.site_name}, release ${generation.release}`;
  return textInSteps(
    { ...file, head: headSaying(format, file.head, what) },
    rowsInSteps(services.elastic, generation.index("annotations"), table),
  );
}

/** Sends all rows that pass the filters, or the ids of their genes. Throws a 400 problem for a format that the type has not. */
export async function sendTableFile(
  format: TableFormat,
  asked: FileTable,
  services: Services,
  generation: LoadedGeneration,
  response: Response,
): Promise<void> {
  const { table, type, subject, narrowed } = asked;
  const text =
    format === "genes"
      ? genesText(services.elastic, generation.index("annotations"), table)
      : rowsText(format, asked, services, generation);
  const { mediaType, ending } = kinds[format];
  const name = fileName(
    [
      subject.id,
      type?.id ?? "annotations",
      ...(format === "genes" ? ["genes"] : []),
      narrowedInName(narrowed),
      generation.release,
    ]
      .filter((part) => part !== "")
      .join("-"),
    ending,
  );
  await sendStream(response, text, () =>
    response.type(mediaType).set("Content-Disposition", `attachment; filename="${name}"`),
  );
}

/** Genes of one organism. */
const maxGenes = 60_000;

/** Genes of the filtered rows in the order of their ids; of a gene's interactions, those that it interacts with. */
async function geneIds(elastic: Client, index: string, table: Table): Promise<string[]> {
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
