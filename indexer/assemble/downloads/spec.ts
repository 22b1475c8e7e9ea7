/** What a file for download is: what it says of itself, and how its lines are made. */
import type { DownloadColumn } from "../../../index-mappings/pages/downloads.ts";
import type { Format } from "../../read/records.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

type Rows = Iterable<string> | AsyncIterable<string>;

export interface DownloadSpec {
  /** Without `.gz`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly format: string;
  readonly mediaType: string;
  /** What a row is, in the plural. */
  readonly unit: string;
  readonly columns?: readonly DownloadColumn[];
  readonly comment?: string;
  /** Formats of the data sets that it is made of: date, sources and licences of these are those of the file. */
  readonly from: readonly Format[];
  readonly notes?: (data: ReleaseData) => readonly string[] | Promise<readonly string[]>;
  /** Lines before the rows, with their line feeds. */
  readonly head?: (data: ReleaseData) => string;
  /** Each with its line feed; none where the release tells nothing of it: then there is no such file. */
  readonly rows: (data: ReleaseData) => Rows | Promise<Rows>;
}

type Cell = string | number | null | undefined;

/** A line of a table, with its line feed. What would end a cell or a line is one blank. */
export const tableLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => String(cell ?? "").replaceAll(/[\t\r\n]+/g, " ")).join("\t")}\n`;

/** A column and what it holds; text unless it is said to be something else. */
export const column = (
  name: string,
  description: string,
  type: DownloadColumn["type"] = "string",
): DownloadColumn => ({ name, type, description });

/** A header row. */
export const headerRow = (columns: readonly DownloadColumn[]): string =>
  tableLine(columns.map(({ name }) => name));

/** The database that ids of the release belong to, as public formats write it before an id. */
export const databaseOf = ({ deployment: { search, site } }: ReleaseData): string =>
  search.database_prefixes[0] ?? site.database_name;

export const tsv = { format: "TSV", mediaType: "text/tab-separated-values" } as const;

/** Residues in a line of FASTA. */
const width = 60;

/** A sequence of a FASTA file; nothing for one without residues. */
export function fastaRecord(id: string, words: readonly (string | null)[], residues: string): string {
  let lines = "";
  for (let at = 0; at < residues.length; at += width) lines += `${residues.slice(at, at + width)}\n`;
  return (
    lines && `>${id} ${words.map((word) => (word ?? "").replaceAll(/[\r\n|]+/g, " ")).join("|")}\n${lines}`
  );
}
