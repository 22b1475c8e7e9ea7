/** What is wrong with a release, and how readers say so: they report every problem and go on where they can. */

/** One thing that is wrong, at one place of a release. */
export interface Problem {
  /** Path inside the release directory. */
  readonly file: string;
  /** Line in the uncompressed file, from 1; null when the whole file is meant. */
  readonly line: number | null;
  /** Id of the data set in release.json; null for release.json itself. */
  readonly dataset: string | null;
  /** What was expected and what was found, without the place. */
  readonly reason: string;
  /** The text that is wrong, shortened; null when there is nothing to show. */
  readonly example: string | null;
}

/** Takes every problem as it is found. */
export type Report = (problem: Problem) => void;

/** A report whose file and data set are known already: what the readers of the formats get. */
export type Note = (line: number | null, reason: string, example?: string) => void;

/** Ends the reading of one file, e.g. at a truncated gzip or a wrong header row; readDataset turns it into a problem. */
export class ReadFailure extends Error {
  readonly line: number | null;
  readonly example: string | undefined;

  constructor(line: number | null, reason: string, example?: string) {
    super(reason);
    this.line = line;
    this.example = example;
  }
}

const exampleLength = 100;

/** The note function of one file. */
export function noteFor(file: string, dataset: string | null, report: Report): Note {
  return (line, reason, example) => {
    const shortened =
      example !== undefined && example.length > exampleLength
        ? `${example.slice(0, exampleLength)}…`
        : example;
    report({ file, line, dataset, reason, example: shortened ?? null });
  };
}
