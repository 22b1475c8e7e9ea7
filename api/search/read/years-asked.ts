/** Years of publications as texts bound them: "after 2010", "before 2000", "between 2010 and 2015", "from the 1990s". Pure. */
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

/**
 * Words, with those that bound years as one: "after 2010", "2010–2015".
 * @param text the whole, folded, where "between" and "and" stand that are no words by themselves
 */
export function withYearsJoined(words: readonly string[], text: string): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isBound = last !== undefined && isYear(word);
    if (isBound && bounds.has(last.toLowerCase())) joined.splice(-1, 1, `${last} ${word}`);
    else if (
      isBound &&
      isYear(last) &&
      new RegExp(`(?:between ${last} and|from ${last} to) ${word}`).test(text)
    )
      joined.splice(-1, 1, `${last}–${word}`);
    else joined.push(word);
  }
  return joined;
}

/** From one year to another, or a decade: "2010–2015", "1990s". */
function rangeOf(text: string): Years | null {
  const [, from, to] = /^(\d{4})\s*[-–]\s*(\d{4})$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined && isYear(from) && isYear(to))
    return { gte: Math.min(Number(from), Number(to)), lte: Math.max(Number(from), Number(to)) };
  const [, decade] = /^(\d{3}0)s$/.exec(text) ?? [];
  return decade !== undefined && isYear(decade) ? { gte: Number(decade), lte: Number(decade) + 9 } : null;
}

/** Publications of the years; null of other words. */
export function ofYears(text: string): EsQuery | null {
  const [word = "", year = ""] = text.toLowerCase().split(" ");
  const bound = isYear(year) ? bounds.get(word)?.(Number(year)) : undefined;
  const range = bound ?? rangeOf(text);
  return range ? { range: { year: range } } : null;
}
