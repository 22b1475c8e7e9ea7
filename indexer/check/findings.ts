/** Collects what a check finds: the first findings of every file in full, the rest as a number. */
import type { Problem, Report } from "../read/problem.ts";

const keptPerFile = 1000;

/** A list of findings that stays readable and small whatever is wrong. */
export interface FindingList {
  readonly add: Report;
  /** All findings, those that were not kept included. */
  readonly total: () => number;
  /** The findings file by file in the order of their first one, sorted by line, each file's cut followed by "and N more". */
  readonly list: () => readonly Problem[];
}

/** Gathers problems or warnings, of each file at most so many as are worth reading, and counts them all. */
export function findingList(): FindingList {
  const files = new Map<string, { readonly kept: Problem[]; total: number }>();
  return {
    add(problem) {
      const file = files.get(problem.file) ?? { kept: [], total: 0 };
      files.set(problem.file, file);
      file.total++;
      if (file.kept.length < keptPerFile) file.kept.push(problem);
    },
    total: () => [...files.values()].reduce((sum, { total }) => sum + total, 0),
    list: () =>
      [...files].flatMap(([file, { kept, total }]) => {
        const sorted = kept.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
        const more = total - kept.length;
        return more === 0
          ? sorted
          : [
              ...sorted,
              {
                file,
                line: null,
                dataset: kept[0]?.dataset ?? null,
                reason: `and ${more.toLocaleString("en")} more`,
                example: null,
              },
            ];
      }),
  };
}

/** Where a finding was made. */
interface Location {
  readonly file: string;
  readonly dataset: string;
  readonly line: number | null;
}

/** Findings of one kind that are told as one line: how often, and the first of them. */
export interface Tally {
  readonly add: (location: Location, example: string) => void;
  /** Reports one finding a file. @param reason what is wrong, from the number of cases */
  readonly report: (report: Report, reason: (cases: number) => string) => void;
}

/** Counts cases of one kind by file, with the first of each as the example. */
export function tally(): Tally {
  const files = new Map<string, { readonly location: Location; readonly example: string; cases: number }>();
  return {
    add(location, example) {
      const earlier = files.get(location.file);
      if (earlier) earlier.cases++;
      else files.set(location.file, { location, example, cases: 1 });
    },
    report(report, reason) {
      for (const { location, example, cases } of files.values())
        report({ ...location, reason: reason(cases), example });
    },
  };
}
