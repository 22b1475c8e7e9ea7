/** All hits of a search as a file, however many they are. */
import type { estypes } from "@elastic/elasticsearch";
import type { Response } from "express";
import type { SearchQuery } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { sendStream } from "../../http/send-stream.ts";
import type { Services } from "../../context/services.ts";
import { slug } from "../../../index-mappings/slug.ts";
import type { ResultsRequest } from "../present/results-request.ts";
import { cellOf, columnsOf, valueIn } from "./columns.ts";
import type { Column, Value } from "./columns.ts";
import { listOf } from "../present/results-page.ts";
import type { ResultsList } from "../present/results-page.ts";
import { findResults } from "../present/results.ts";
import { typeOfIndex } from "../match/match.ts";

/** Hits that are read at a time. */
const batch = 2_000;
/** How long Elasticsearch keeps the list for the next batch: as long as a slow reader may take for one. */
const keepAlive = "2m";

type Hit = estypes.SearchHit<unknown>;

/** All hits in order, as they were when the list was begun. The reader may stop at any time. */
async function* allHits(
  elastic: Services["elastic"],
  { index, query, sort }: ResultsList,
  fields: readonly string[],
): AsyncGenerator<Hit[]> {
  const { id } = await elastic.openPointInTime({ index, keep_alive: keepAlive });
  try {
    let after: estypes.SortResults | undefined;
    for (;;) {
      const {
        hits: { hits },
      } = await elastic.search({
        pit: { id, keep_alive: keepAlive },
        query,
        sort,
        size: batch,
        track_total_hits: false,
        _source: false,
        stored_fields: "_none_",
        docvalue_fields: [...fields],
        ...(after ? { search_after: after } : {}),
      });
      if (hits.length > 0) yield hits;
      after = hits.at(-1)?.sort;
      if (hits.length < batch || !after) return;
    }
  } finally {
    // It would end by itself; there is nothing to be done when it cannot be told to.
    await elastic.closePointInTime({ id }).catch(() => undefined);
  }
}

type Format = Exclude<SearchQuery["format"], "json">;

interface DownloadKind {
  readonly mediaType: string;
  readonly ending: string;
  readonly head: (columns: readonly Column[]) => string;
  readonly line: (columns: readonly Column[], values: readonly Value[]) => string;
}

const kinds: Readonly<Record<Format, DownloadKind>> = {
  tsv: {
    mediaType: "text/tab-separated-values",
    ending: "tsv",
    head: (columns) => `${columns.map(({ name }) => name).join("\t")}\n`,
    line: (_columns, values) => `${values.map(cellOf).join("\t")}\n`,
  },
  jsonl: {
    mediaType: "application/jsonl",
    ending: "jsonl",
    head: () => "",
    line: (columns, values) =>
      `${JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, values[i] ?? null])))}\n`,
  },
  ids: {
    mediaType: "text/plain",
    ending: "txt",
    head: () => "",
    line: (columns, values) =>
      `${cellOf(values[columns.findIndex(({ field }) => field === "id")] ?? null)}\n`,
  },
};

async function* linesOf(
  batches: AsyncGenerator<Hit[]>,
  kind: DownloadKind,
  columns: readonly Column[],
  typeOf: (index: string) => EntityType,
): AsyncGenerator<string> {
  const line = (hit: Hit): string =>
    kind.line(
      columns,
      columns.map((column) => (column.field === "_type" ? typeOf(hit._index) : valueIn(hit, column))),
    );
  let before = kind.head(columns);
  for await (const hits of batches) {
    yield before + hits.map(line).join("");
    before = "";
  }
  yield before;
}

/** `genes-kinase-2025-09-01.tsv` */
function fileName({ type, typed }: ResultsRequest, { release }: LoadedGeneration, ending: string): string {
  const words = typed.trim() === "" ? "all" : slug(typed.slice(0, 60));
  return `${type ?? "search"}-${words}-${release}.${ending}`;
}

async function* none(): AsyncGenerator<Hit[]> {
  // A search that finds nothing gives a file without lines.
}

/** Sends all hits. */
export async function sendAll(
  format: Format,
  request: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
  response: Response,
): Promise<void> {
  const { query, matches } = await findResults({ ...request, page: 1, size: 1 }, services, generation);
  const list = listOf(request, query, matches, generation);
  const kind = kinds[format];
  const columns = columnsOf(request.type);
  const written = format === "ids" ? columns.filter(({ field }) => field === "id") : columns;
  const batches = list
    ? allHits(
        services.elastic,
        list,
        written.map(({ field }) => field).filter((field) => field !== "_type"),
      )
    : none();
  const lines = linesOf(batches, kind, written, (index) => typeOfIndex(index, generation));
  await sendStream(response, lines, () =>
    response
      .type(kind.mediaType)
      .set("Content-Disposition", `attachment; filename="${fileName(request, generation, kind.ending)}"`),
  );
}
