/** Collects what a check finds: the first findings of each cause in full, the rest as a number. */
import type { Problem, Report } from "../read/problem.ts";

/** Of one cause in one file: enough to see what they have in common. */
const keptOfACause = 20;

/** A list of findings that stays readable and small whatever is wrong. */
export interface FindingList {
  readonly add: Report;
  /** All findings, those that were not kept included. */
  readonly total: () => number;
  /** The findings file by file in the order of their first one, each cause together and in the order of lines, its cut followed by "and N more like these". */
  readonly list: () => readonly Problem[];
}

/** What findings of one cause have in common: their reason without the ids, numbers and quoted values of each. */
const causeOf = ({ reason }: Problem): string =>
  reason.replaceAll(/"[^"]*"|“[^”]*”/g, "“”").replaceAll(/\S*\d\S*/g, "#");

/**
 * Gathers problems or warnings, of each cause in a file at most so many as are worth reading, and counts them all.
 * @param most of one cause in one file
 */
export function findingList(most = keptOfACause): FindingList {
  const files = new Map<string, Map<string, { readonly kept: Problem[]; total: number }>>();
  return {
    add(problem) {
      const causes =
        files.get(problem.file) ?? new Map<string, { readonly kept: Problem[]; total: number }>();
      files.set(problem.file, causes);
      const cause = causeOf(problem);
      const alike = causes.get(cause) ?? { kept: [], total: 0 };
      causes.set(cause, alike);
      alike.total++;
      if (alike.kept.length < most) alike.kept.push(problem);
    },
    total: () =>
      [...files.values()]
        .flatMap((causes) => [...causes.values()])
        .reduce((sum, { total }) => sum + total, 0),
    list: () =>
      [...files.values()].flatMap((causes) =>
        [...causes.values()]
          .map(({ kept, total }) => ({ kept: kept.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), total }))
          .toSorted((a, b) => (a.kept[0]?.line ?? 0) - (b.kept[0]?.line ?? 0))
          .flatMap(({ kept, total }) => (kept.length < total ? [...kept, rest(kept, total)] : kept)),
      ),
  };
}

/** The line that stands for findings that were not kept. */
function rest(kept: readonly Problem[], total: number): Problem {
  const [first] = kept;
  const reason = `and ${(total - kept.length).toLocaleString("en")} more like ${kept.length === 1 ? "this" : "these"}`;
  return { file: first?.file ?? "", line: null, dataset: first?.dataset ?? null, reason, example: null };
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
  /** Reports one finding a file, or each. @param reason what is wrong, from the number of cases */
  readonly report: (report: Report, reason: (cases: number) => string) => void;
}

/**
 * Counts cases of one kind by file, with the first of each as the example.
 * @param all whether each case is a finding of its own
 */
export function tally(all = false): Tally {
  const files = new Map<string, { readonly location: Location; readonly example: string; cases: number }[]>();
  return {
    add(location, example) {
      const ofFile = files.get(location.file) ?? [];
      files.set(location.file, ofFile);
      const [first] = ofFile;
      if (first && !all) first.cases++;
      else ofFile.push({ location, example, cases: 1 });
    },
    report(report, reason) {
      for (const ofFile of files.values())
        for (const { location, example, cases } of ofFile)
          report({ ...location, reason: reason(cases), example });
    },
  };
}
