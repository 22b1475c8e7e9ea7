/** Reads any data set of a release: finds the reader of its format and holds it against release.json. */
import { join } from "node:path";
import { bytesOf } from "./bytes.ts";
import { frontPanel } from "./front-panels.ts";
import { gocamMinerva } from "./gocam-minerva.ts";
import { gocamSchema } from "./gocam-schema.ts";
import { gocamSummary } from "./gocam-summary.ts";
import { linesOf } from "./lines.ts";
import { counted } from "../../index-mappings/counted.ts";
import { noteFor, ReadFailure } from "./problem.ts";
import { aminoAcids, nucleotides, readFasta } from "./read-fasta.ts";
import { readGff3 } from "./read-gff3.ts";
import { readArray, readDocument } from "./read-json.ts";
import { readBcif } from "./read-bcif.ts";
import { readMmcif } from "./read-mmcif.ts";
import { readObo } from "./read-obo.ts";
import { readTable } from "./read-table.ts";
import { tables } from "./tables.ts";
import type { Table } from "./tables/columns.ts";
import type { LineBatch } from "./lines.ts";
import type { DatasetOf, Release } from "./open-release.ts";
import type { Note, Report } from "./problem.ts";
import type { Format, Located, OtherFormat, RecordOf } from "./records.ts";
import type { TableFormat } from "./tables.ts";

/** Reads one file: yields its records in batches, notes what is wrong, returns the number of rows as release.json counts them. */
type Reader<F extends Format> = (
  bytes: AsyncIterable<Buffer>,
  note: Note,
) => AsyncGenerator<readonly Located<RecordOf<F>>[], number>;

/** A reader of a file of text. */
const ofLines =
  <T>(read: (lines: AsyncIterable<LineBatch>, note: Note) => AsyncGenerator<readonly Located<T>[], number>) =>
  (bytes: AsyncIterable<Buffer>, note: Note) =>
    read(linesOf(bytes, note), note);

const readers: { readonly [F in OtherFormat]: Reader<F> } = {
  gff3: ofLines(readGff3),
  "fasta-dna": ofLines((lines, note) => readFasta(nucleotides, lines, note)),
  "fasta-protein": ofLines((lines, note) => readFasta(aminoAcids, lines, note)),
  obo: ofLines(readObo),
  "gocam-summaries": ofLines((lines, note) => readArray(gocamSummary, lines, note)),
  "gocam-minerva": ofLines((lines, note) => readDocument(gocamMinerva, lines, note)),
  "gocam-schema": ofLines((lines, note) => readDocument(gocamSchema, lines, note)),
  mmcif: ofLines(readMmcif),
  bcif: readBcif,
  "front-panels": ofLines((lines, note) => readArray(frontPanel, lines, note)),
};

const tableReader = (table: Table) => ofLines((lines, note) => readTable(table, lines, note));

const isTable = (format: Format): format is TableFormat => format in tables;

function readerOf<F extends Format>(format: F): Reader<F> {
  const name: Format = format;
  const reader = isTable(name) ? tableReader(tables[name]) : readers[name];
  // Both maps are typed entry by entry, but the compiler cannot follow that the entry under `format` yields RecordOf<F>.
  return reader as unknown as Reader<F>;
}

/**
 * Yields the records of a data set in batches, in file order: `for await (const batch of …) for (const record of batch)`.
 * A batch holds what came from one piece of the file (some thousand rows), so memory stays constant.
 * Never throws for bad content: every problem goes to `report`, records that cannot be read are left out.
 * Returns the rows that the file has, broken ones included; null where it could not be read to its end.
 */
export async function* readDataset<F extends Format>(
  release: Release,
  dataset: DatasetOf<F>,
  report: Report,
): AsyncGenerator<readonly Located<RecordOf<F>>[], number | null> {
  const note = noteFor(dataset.path, dataset.id, report);
  const bytes = bytesOf(join(release.dir, dataset.path));
  try {
    const rows = yield* readerOf(dataset.format)(bytes, note);
    if (rows !== dataset.rows)
      note(
        null,
        `release.json says ${counted(dataset.rows, "row")}, the file has ${rows.toLocaleString("en")}: if it is whole, check --write-rows writes it`,
      );
    return rows;
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    note(error.line, error.message, error.example);
    return null;
  }
}
