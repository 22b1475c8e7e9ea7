/** Small charts over a list of genes: how many have which value, and the genes that have the values chosen. Pure. */
import type { QueryRow } from "../../../api/contract/query.ts";

export interface Chart {
  /** Name in the address. */
  readonly id: string;
  readonly title: string;
  readonly valuesOf: (row: QueryRow) => readonly string[];
  readonly label: (value: string) => string;
  /** Values in the order in which they are shown; those left out follow by their number of genes. */
  readonly order?: readonly string[];
  /** Its values are on their way: nothing is counted or filtered by them yet. */
  readonly isWaiting?: boolean;
}

/** Values by chart; genes have to have one of each chart's. */
export type ChartFilters = Readonly<Record<string, readonly string[]>>;

export interface Bar {
  readonly value: string;
  readonly count: number;
}

const fits = (row: QueryRow, chart: Chart, values: readonly string[] | undefined): boolean =>
  values === undefined || values.length === 0 || chart.valuesOf(row).some((value) => values.includes(value));

/** The rows that have a chosen value in every chart where values are chosen. */
export const passing = (
  rows: readonly QueryRow[],
  charts: readonly Chart[],
  chosen: ChartFilters,
): readonly QueryRow[] => {
  const active = charts.filter(({ id, isWaiting }) => !isWaiting && (chosen[id]?.length ?? 0) > 0);
  return active.length === 0
    ? rows
    : rows.filter((row) => active.every((chart) => fits(row, chart, chosen[chart.id])));
};

/** The bars of a chart: genes that fit what is chosen in the other charts. Values that are chosen stay, with no genes if need be. */
export function bars(
  rows: readonly QueryRow[],
  charts: readonly Chart[],
  chart: Chart,
  chosen: ChartFilters,
): readonly Bar[] {
  const counts = new Map<string, number>((chosen[chart.id] ?? []).map((value) => [value, 0]));
  for (const row of passing(
    rows,
    charts.filter((other) => other !== chart),
    chosen,
  )) {
    for (const value of chart.valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const rank = (value: string) => {
    const index = chart.order?.indexOf(value) ?? -1;
    return index === -1 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => rank(a.value) - rank(b.value) || b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Chooses a value or takes it back. */
export function toggled(chosen: ChartFilters, chart: string, value: string): ChartFilters {
  const present = chosen[chart] ?? [];
  return {
    ...chosen,
    [chart]: present.includes(value) ? present.filter((other) => other !== value) : [...present, value],
  };
}
