/** Lists as files: tab-separated with a header row, one JSON object a line, or one id a line. */
import { once } from "node:events";
import type { Response } from "express";

/** A column of a file: its head, and its value of a row; null is an empty cell. */
export type FileColumn<Row> = readonly [head: string, value: (row: Row) => string | number | null];

/** Tabs and line ends have no place in a cell. */
const cell = (value: string | number | null): string => (value === null ? "" : String(value).replaceAll(/[\t\r\n]+/g, " "));

export const tsvHead = <Row>(columns: readonly FileColumn<Row>[]): string => `${columns.map(([head]) => head).join("\t")}\n`;
export const tsvLine = <Row>(columns: readonly FileColumn<Row>[], row: Row): string => `${columns.map(([, value]) => cell(value(row))).join("\t")}\n`;

/** A file name of an id: letters, digits, dots and dashes only. */
export const fileName = (what: string, ending: string): string => `${what.replaceAll(/[^\w.-]+/g, "_")}.${ending}`;

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

/** Sends rows as they come; a reader who goes away ends it. */
export async function sendList<Row>(response: Response, { name, format, columns, idOf }: ListFile<Row>, rows: AsyncIterable<Row>): Promise<void> {
  const { type, ending } = kinds[format];
  const lineOf = (row: Row): string => (format === "tsv" ? tsvLine(columns, row) : `${format === "ids" ? idOf(row) : JSON.stringify(row)}\n`);
  response.type(type).set("Content-Disposition", `attachment; filename="${fileName(name, ending)}"`);
  let lines = format === "tsv" ? tsvHead(columns) : "";
  for await (const row of rows) {
    lines += lineOf(row);
    if (lines.length < 65_536) continue;
    if (response.destroyed) return;
    if (!response.write(lines)) await Promise.race([once(response, "drain"), once(response, "close")]);
    lines = "";
  }
  response.end(lines);
}
