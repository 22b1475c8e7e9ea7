/** Opens the files that an import is given. */
import { basename } from "node:path";
import { stat } from "node:fs/promises";
import { bytesOf } from "../../read/bytes.ts";
import { linesOf } from "../../read/lines.ts";
import { noteFor, ReadFailure } from "../../read/problem.ts";
import type { LineBatch } from "../../read/lines.ts";
import type { Note, Report } from "../../read/problem.ts";
import { detect } from "./detect.ts";
import type { Detected } from "./detect.ts";

/** A file of a known kind. */
export interface Source {
  readonly path: string;
  readonly file: string;
  readonly detected: Detected;
  /** ISO date of the data: what its header says, else of the file. */
  readonly date: string;
  readonly note: Note;
  /** Its lines, from the first on. */
  readonly lines: () => AsyncGenerator<LineBatch, void>;
}

/** Lines that are enough to know a format by. */
const sampleSize = 400;

/**
 * Opens a file and says what it is.
 * @returns null after a problem was reported: it cannot be read, or is of no format that an import takes
 */
export async function openSource(path: string, report: Report): Promise<Source | null> {
  const file = basename(path);
  const note = noteFor(file, null, report);
  const lines = () => linesOf(bytesOf(path), note);
  try {
    const sample: string[] = [];
    for await (const batch of linesOf(bytesOf(path), () => undefined)) {
      sample.push(...batch.lines.slice(0, sampleSize));
      if (sample.length >= sampleSize) break;
    }
    if (sample.every((line) => line.trim() === "")) {
      note(null, "the file is empty");
      return null;
    }
    const detected = detect(sample);
    if (!detected) {
      note(1, "the format is none that import knows (docs/new-organism.md lists them)", sample[0]);
      return null;
    }
    return {
      path,
      file,
      detected,
      date: dateIn(sample) ?? (await stat(path)).mtime.toISOString().slice(0, 10),
      note,
      lines,
    };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    note(error.line, error.message, error.example);
    return null;
  }
}

/** The date that a header line names. */
function dateIn(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, 60)) {
    const [, date] =
      /"version"\s*:\s*"[^"]*?(\d{4}-\d{2}-\d{2})/.exec(line) ??
      /^(?:[!#]+\s*(?:date[- ]generated|generated|date|annotation-date)[:\s]\s*|data-version:.*?|!Date[^:]*:\s*)(\d{4}-\d{2}-\d{2})/i.exec(
        line,
      ) ??
      [];
    if (date !== undefined) return date;
  }
  return null;
}

/** Whether a source is a table of genes, those of releases included. */
export const isGeneTable = ({ detected }: Source): boolean =>
  detected.kind === "gene-table" ||
  (detected.kind === "release-table" && detected.format === "pombase-genes");

/** Runs a reader; what ends the reading of its file is noted. */
export async function noting(source: Source, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    source.note(error.line, error.message, error.example);
  }
}
