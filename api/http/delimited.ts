/** Lists as files: tab-separated with a header row, one JSON object a line, or one id a line. */
import type { Response } from "express";
import { tsvLine } from "../contract/values/tsv.ts";
import { sendStream } from "./send-stream.ts";

/** A column of a file: its head, and its value of a row; null is an empty cell. */
export type FileColumn<Row> = readonly [head: string, value: (row: Row) => string | number | null];

/** A file name of an id: letters, digits, dots and dashes only. */
export const fileName = (what: string, ending: string): string =>
  `${what.replaceAll(/[^\w.-]+/g, "_")}.${ending}`;

const kinds = {
  tsv: { type: "text/tab-separated-values", ending: "tsv" },
  jsonl: { type: "application/jsonl", ending: "jsonl" },
  ids: { type: "text/plain", ending: "txt" },
} as const;

export interface ListFile<Row> {
  /** Without its ending. */
  readonly name: string;
  readonly format: keyof typeof kinds;
  readonly columns: readonly FileColumn<Row>[];
  readonly idOf: (row: Row) => string;
}

/** Characters that are sent at a time. */
const piece = 65_536;

async function* pieces<Row>(
  { format, columns, idOf }: ListFile<Row>,
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  const lineOf = (row: Row): string =>
    format === "tsv"
      ? tsvLine(columns.map(([, value]) => value(row)))
      : `${format === "ids" ? idOf(row) : JSON.stringify(row)}\n`;
  let lines = format === "tsv" ? tsvLine(columns.map(([head]) => head)) : "";
  for await (const row of rows) {
    lines += lineOf(row);
    if (lines.length < piece) continue;
    yield lines;
    lines = "";
  }
  yield lines;
}

/** Sends rows as they come. */
export function sendList<Row>(
  response: Response,
  list: ListFile<Row>,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const { type, ending } = kinds[list.format];
  return sendStream(response, pieces(list, rows), () =>
    response.type(type).set("Content-Disposition", `attachment; filename="${fileName(list.name, ending)}"`),
  );
}
