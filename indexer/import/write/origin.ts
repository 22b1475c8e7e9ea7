/** Where a data set comes from. */
import type { Source } from "../sources/open-source.ts";

export interface Origin {
  /** Names of files. */
  readonly source: string;
  /** ISO date, of the newest of them. */
  readonly date: string;
}

/** The files of some kinds; all of them where there is none of these. */
export function originOf(sources: readonly Source[], ...kinds: readonly string[]): Origin {
  const fitting = sources.filter(({ detected }) => kinds.includes(detected.kind));
  const found = fitting.length > 0 ? fitting : sources;
  const dates = found.map(({ date }) => date).toSorted();
  return { source: found.map(({ file }) => file).join(", "), date: dates.at(-1) ?? "1970-01-01" };
}
