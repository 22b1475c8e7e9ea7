/** Years that publications are chosen by, as the address has them: `literature.years=2016-2020`, both included. Pure. */
import type { ReferenceShort } from "../../../api/contract/index.ts";

/** Where the chosen years stand in the address. */
export const yearsParameter = "literature.years";

export interface YearSpan {
  readonly first: number;
  readonly last: number;
  /** Publications of these years. */
  readonly count: number;
}

const length = 5;
/** More would have no room for a finger. */
const maxSpans = 7;

/** Beginning of the five years that hold a year: 2020 → 2016. */
const startOf = (year: number): number => Math.floor((year - 1) / length) * length + 1;

/** Publications by spans of five years, oldest first and without gaps; what is older than seven spans is in the first one. */
export function yearSpans(references: readonly ReferenceShort[]): YearSpan[] {
  const years = references
    .flatMap(({ publication_year: year }) => (year == null ? [] : [year]))
    .sort((a, b) => a - b);
  const [oldest] = years;
  const newest = years.at(-1);
  if (oldest === undefined || newest === undefined) return [];
  const end = startOf(newest);
  const begin = Math.max(startOf(oldest), end - (maxSpans - 1) * length);
  const spans: YearSpan[] = [];
  for (let start = begin; start <= end; start += length) {
    const first = start === begin ? Math.min(start, oldest) : start;
    const last = start + length - 1;
    spans.push({ first, last, count: years.filter((year) => year >= first && year <= last).length });
  }
  return spans;
}

/** "2016-2020" */
export const writeYears = ({ first, last }: Pick<YearSpan, "first" | "last">): string => `${first}-${last}`;

/** "2016–2020", or the one year, for people. */
export const spanText = ({ first, last }: Pick<YearSpan, "first" | "last">): string =>
  first === last ? String(first) : `${first}–${last}`;

/** The same of what an address names; what are no years stays as it is. */
export function yearsText(text: string): string {
  const span = readYears(text);
  return span === null ? text : spanText(span);
}

/** The years that an address names; null for none, or for what are no years. */
export function readYears(text: string | null): Pick<YearSpan, "first" | "last"> | null {
  const [, first, last] = /^(\d{4})-(\d{4})$/.exec(text ?? "") ?? [];
  return first === undefined || last === undefined ? null : { first: Number(first), last: Number(last) };
}

/** Publications of these years; those without a year are of none. */
export const publishedIn = (
  references: readonly ReferenceShort[],
  { first, last }: Pick<YearSpan, "first" | "last">,
): ReferenceShort[] =>
  references.filter(({ publication_year: year }) => year != null && year >= first && year <= last);
