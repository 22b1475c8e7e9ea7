/** Numbers by year and series. Pure. */
import type { MetricPlot } from "../../../../index-mappings/pages/metrics.ts";

type Rows = MetricPlot["rows"];

/** What was counted when, and as what. */
export interface Event {
  /** YYYY or YYYY-MM. */
  readonly x: string;
  readonly series: string;
}

/** Months since year 0, of YYYY-MM. */
const monthNumber = (step: string): number => 12 * Number(step.slice(0, 4)) + Number(step.slice(5)) - 1;
const month = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;

/** Every year or month from the first to the last, so that time is drawn to scale. */
function stepsOf(events: readonly Event[]): string[] {
  const steps = events.map(({ x }) => x).sort();
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return [];
  return first.length === 4
    ? span(Number(first), Number(last)).map(String)
    : span(monthNumber(first), monthNumber(last)).map(month);
}

const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Events of each series in each year or month: those without any have zeros. */
export function countsByYear(events: readonly Event[], series: readonly string[]): Rows {
  const columns = new Map(series.map((name, index) => [name, index]));
  const lines = new Map(stepsOf(events).map((x) => [x, series.map(() => 0)]));
  for (const { x, series: name } of events) {
    const line = lines.get(x);
    const column = columns.get(name);
    // A line has all columns.
    if (line !== undefined && column !== undefined) line[column]!++;
  }
  return [...lines].map(([x, values]) => ({ x, values }));
}

/** Each row with the sum of those before it. */
export function cumulative(rows: Rows): Rows {
  const sums: number[] = [];
  return rows.map(({ x, values }) => ({
    x,
    values: values.map((value, index) => (sums[index] = (sums[index] ?? 0) + (value ?? 0))),
  }));
}

/** Years of a range, of five years: 2003 → 2000–2004. */
export const yearRange = (year: number): string => {
  const first = year - (year % 5);
  return `${first}–${first + 4}`;
};

/** The mean, rounded to hundredths. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
