/** Opens a release directory: reads and validates its release.json. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { bytesOf } from "./bytes.ts";
import { parseJson } from "./json.ts";
import { linesOf } from "./lines.ts";
import { noteFor, ReadFailure } from "./problem.ts";
import { schemaProblems } from "./read-json.ts";
import { releaseFile } from "./release-file.ts";
import type { Note, Problem } from "./problem.ts";
import type { Format } from "./records.ts";
import type { Dataset, ReleaseFile } from "./release-file.ts";

/** A data set whose format is known to the compiler. */
export type DatasetOf<F extends Format> = Dataset & { readonly format: F };

/** A release directory with its validated release.json. */
export interface Release {
  readonly dir: string;
  readonly file: ReleaseFile;
  /** The data sets of one of these formats, in the order of release.json; empty when the release has none. */
  datasets<F extends Format>(...formats: readonly F[]): readonly DatasetOf<F>[];
  /** The data sets of an entity such as `phenotype-annotation`. */
  datasetsOf(entity: string): readonly Dataset[];
  /** The data set of an id, or undefined. */
  dataset(id: string): Dataset | undefined;
}

/** A release whose release.json cannot be used; `problems` says all that is wrong with it. */
export class ReleaseError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map(({ file, line, reason }) => `${file}${line === null ? "" : `:${line}`}: ${reason}`)
        .join("\n"),
    );
    this.problems = problems;
  }
}

const fileName = "release.json";

/**
 * Opens a release directory. Only release.json is read.
 * @throws ReleaseError when release.json is missing, is not JSON (with line and column) or does not fit the schema (each place by its JSON path)
 */
export async function openRelease(dir: string): Promise<Release> {
  const problems: Problem[] = [];
  const note = noteFor(fileName, null, (problem) => problems.push(problem));
  const file = await readReleaseFile(dir, note);
  if (!file || problems.length > 0) throw new ReleaseError(problems);
  return {
    dir,
    file,
    datasets<F extends Format>(...formats: readonly F[]) {
      return file.datasets.filter((dataset): dataset is DatasetOf<F> =>
        formats.some((format) => format === dataset.format),
      );
    },
    datasetsOf: (entity) => file.datasets.filter((dataset) => dataset.entity === entity),
    dataset: (id) => file.datasets.find((dataset) => dataset.id === id),
  };
}

async function readReleaseFile(dir: string, note: Note): Promise<ReleaseFile | null> {
  const directory = await stat(dir).catch(() => null);
  if (!directory?.isDirectory()) {
    note(null, directory ? `${dir} is not a directory` : `no such directory: ${dir}`);
    return null;
  }
  try {
    const text: string[] = [];
    for await (const batch of linesOf(bytesOf(join(dir, fileName)), note)) text.push(batch.lines.join("\n"));
    const parsed = releaseFile.safeParse(parseJson(text.join("\n")));
    if (parsed.success) return parsed.data;
    for (const reason of schemaProblems(parsed.error)) note(null, reason);
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    note(error.line, error.message, error.example);
  }
  return null;
}
