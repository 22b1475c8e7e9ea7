/** The facet of years: how many results each year has, and the range that is chosen. */
import type { SearchAnswer } from "../../../api/contract/search.ts";

export interface YearRange {
  readonly from: number;
  readonly to: number;
}

export interface Bar {
  readonly year: number;
  readonly count: number;
}

const oneYear = /^\d{4}$/;

/** A bar for each year from the first to the last that has results; a choice among the values is none. */
export function yearBars(values: NonNullable<SearchAnswer["facets"]["year"]>): Bar[] {
  const counts = new Map(
    values
      .filter(({ value, count }) => oneYear.test(value) && count > 0)
      .map(({ value, count }) => [Number(value), count]),
  );
  if (counts.size === 0) return [];
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    count: counts.get(first + index) ?? 0,
  }));
}

/** Reads `2001-2010`, `2001-`, `-2010` or `2005` within what there is; all of it when there is nothing to read. */
export function readRange(text: string | undefined, all: YearRange): YearRange {
  const parts = /^(\d{4})?(-)?(\d{4})?$/.exec(text ?? "");
  if (!text || !parts) return all;
  const [, start, dash, end] = parts;
  const from = start === undefined ? all.from : Number(start);
  const to = end === undefined ? (dash === undefined ? from : all.to) : Number(end);
  return { from: Math.max(all.from, Math.min(from, to)), to: Math.min(all.to, Math.max(from, to)) };
}

/** The range as a value of the facet; "" when it is all that there is. */
export function writeRange({ from, to }: YearRange, all: YearRange): string {
  const [first, last] = from <= to ? [from, to] : [to, from];
  if (first <= all.from && last >= all.to) return "";
  return first === last ? String(first) : `${first}-${last}`;
}
