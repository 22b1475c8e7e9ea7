/** Writes the files of a release and, last, the release.json that lists them. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { tables } from "../../read/tables.ts";
import type { Table } from "../../read/tables/columns.ts";
import type { TableFormat } from "../../read/tables.ts";
import type { Cells } from "../tables/cells.ts";
import type { Dataset, ReleaseFile } from "../../read/release-file.ts";

/** What a data set says of itself. */
interface About extends Pick<Dataset, "id" | "entity" | "path" | "date" | "source"> {
  readonly note?: string;
}

export interface ReleaseWriter {
  /** Writes a table from its rows: cells by the keys of the format's columns. Lists are joined by what the caller writes. */
  table<F extends TableFormat>(about: About, format: F, rows: readonly Cells<F>[]): Promise<void>;
  /** Writes a file of another format. @param rows as release.json counts them */
  text(about: About, format: Dataset["format"], content: string, rows: number): Promise<void>;
  readonly datasets: readonly Dataset[];
  /** Writes release.json. */
  finish(head: Omit<ReleaseFile, "schema" | "datasets">): Promise<void>;
}

/** Cells hold no tab and no line break. */
const cell = (value: string): string => value.replaceAll(/[\t\r\n]+/g, " ").trim();

/** Begins a release in a directory, which is made if it is not there. */
export function releaseWriter(dir: string, licence: string): ReleaseWriter {
  const datasets: Dataset[] = [];
  const text: ReleaseWriter["text"] = async (about, format, content, rows) => {
    const path = join(dir, about.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, gzipSync(content));
    datasets.push({ ...about, note: about.note ?? "", format, rows, licence });
  };
  return {
    datasets,
    text,
    async table(about, format, given) {
      // Columns are looked up by their keys below.
      const rows: readonly Readonly<Record<string, string | undefined>>[] = given;
      const { header, columns, comment, version, optional }: Table = tables[format];
      const written = Object.entries(columns).filter(
        ([key]) => !optional?.includes(key) || rows.some((row) => (row[key] ?? "") !== ""),
      );
      const lines = rows.map((row) => written.map(([key]) => cell(row[key] ?? "")).join("\t"));
      const names = written.map(([, column]) => column.header).join("\t");
      if (header !== "none") lines.unshift(header === "hash-row" ? `#${names}` : names);
      if (comment !== undefined && version)
        lines.unshift(`${comment}${version.format.toLowerCase()}-version: ${version.expected}`);
      await text(about, format, lines.map((line) => `${line}\n`).join(""), rows.length);
    },
    async finish(head) {
      await mkdir(dir, { recursive: true });
      await writeFile(
        join(dir, "release.json"),
        `${JSON.stringify({ schema: 1, ...head, datasets }, null, 1)}\n`,
      );
    },
  };
}
