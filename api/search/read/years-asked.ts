/** Years of publications as texts bound them: "after 2010", "since 2015", "before 2000". Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import type { Years } from "../facets/years.ts";
import { isYear } from "../parse/author-year.ts";

/** Bounds of years, by the word before the year. */
const bounds: ReadonlyMap<string, (year: number) => Years> = new Map<string, (year: number) => Years>([
  ["after", (year) => ({ gte: year + 1 })],
  ["since", (year) => ({ gte: year })],
  ["before", (year) => ({ lte: year - 1 })],
  ["until", (year) => ({ lte: year })],
]);

/** Whether a folded word is a year, or bounds one: then it is no author's name. */
export const isOfYears = (word: string): boolean => bounds.has(word) || isYear(word);

/** Words, with those that bound years as one: "after 2010". */
export function withYearsJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && bounds.has(last.toLowerCase()) && isYear(word))
      joined.splice(-1, 1, `${last} ${word}`);
    else joined.push(word);
  }
  return joined;
}

/** Publications of the years; null of other words. */
export function ofYears(text: string): EsQuery | null {
  const [word = "", year = ""] = text.toLowerCase().split(" ");
  const range = bounds.get(word)?.(Number(year));
  return range && isYear(year) ? { range: { year: range } } : null;
}
