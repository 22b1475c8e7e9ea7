/** What an overview says, as groups of cells: what its file is drawn from, and its table. Pure. */
import type { OverviewPart } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { directions } from "../entities/directions.ts";
import { spanText } from "../literature/years.ts";
import type { YearSpan } from "../literature/years.ts";

export interface BandCell {
  readonly label: string;
  readonly count: number;
  /** What stands at its end, e.g. the number in words or by direction. */
  readonly text: string;
}

export interface BandGroup {
  readonly title: string;
  readonly cells: readonly BandCell[];
}

/** All cells of a part, those without room on the page too; findings with how many go which way. */
export const groupOfPart = (title: string, { cells }: OverviewPart): BandGroup => ({
  title,
  cells: cells.map(({ label, count: number, directions: found }) => ({
    label,
    count: number,
    text:
      directions.flatMap(({ id, sign }) => (found?.[id] ? [`${sign}${count(found[id])}`] : [])).join(" ") ||
      count(number),
  })),
});

/** Papers by their years. */
export const groupOfYears = (title: string, spans: readonly YearSpan[]): BandGroup => ({
  title,
  cells: spans.map((span) => ({ label: spanText(span), count: span.count, text: count(span.count) })),
});

export interface BandRow extends BandCell {
  readonly group: string;
}

/** A row for each cell. */
export const rowsOfBand = (groups: readonly BandGroup[]): BandRow[] =>
  groups.flatMap(({ title, cells }) => cells.map((cell) => ({ group: title, ...cell })));

/** The columns of the file. */
export const bandColumns: readonly FileColumn<BandRow>[] = [
  { header: "group", text: ({ group }) => group },
  { header: "value", text: ({ label }) => label },
  { header: "count", text: ({ count: number }) => number },
  { header: "findings", text: ({ text, count: number }) => (text === count(number) ? "" : text) },
];
