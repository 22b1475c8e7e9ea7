/** All records of a format, from every data set of the release that has it, in the order of release.json. */
import type { Release } from "../../read/open-release.ts";
import { readDataset } from "../../read/read-dataset.ts";
import type { Problem } from "../../read/problem.ts";
import type { Format, RecordOf } from "../../read/records.ts";
import type { Dataset } from "../../read/release-file.ts";
import { newPace } from "./pace.ts";

/** None when the release lacks the format. @throws a ReleaseProblem at the first broken record */
export type Rows = <F extends Format>(
  format: F,
  accept?: (dataset: Dataset) => boolean,
) => AsyncIterable<RecordOf<F>>;

/** A record that cannot be read; the message says where. */
class ReleaseProblem extends Error {
  constructor({ file, line, reason, example }: Problem) {
    super(`${file}${line === null ? "" : `:${line}`}: ${reason}${example === null ? "" : ` (${example})`}`);
  }
}

/**
 * Reads the rows of all data sets of a format, one after the other. @throws ReleaseProblem at the first
 * problem
 */
export function rowsOf(release: Release): Rows {
  return async function* rows<F extends Format>(
    format: F,
    accept: (dataset: Dataset) => boolean = () => true,
  ) {
    const pace = newPace();
    for (const dataset of release.datasets(format).filter(accept)) {
      for await (const batch of readDataset(release, dataset, refuse)) {
        for (const record of batch) {
          yield record;
          if (pace.due()) await pace.rest();
        }
      }
    }
  };
}

/** A load stops at the first problem; `release check` is there to list them all. */
function refuse(problem: Problem): never {
  throw new ReleaseProblem(problem);
}
