/** The first page of a table without filters, as the call for annotations answers it. Pure. */
import type { AnnotationType, Deployment } from "../../../config/schema.ts";
import {
  slimFilter,
  optionsByName,
  tableFilters,
  termsWithRows,
  withCounts,
} from "../../../config/table-filters.ts";
import type { FilterOption, View } from "../../../config/table-filters.ts";
import type { KindWithTables } from "../../../index-mappings/finished-tables.ts";
import { filterKey, sortedLimit } from "../../../index-mappings/annotations.ts";
import type { PairHead, SummaryEntry, TermHead } from "../../../index-mappings/annotations.ts";
import {
  few,
  firstTableSize,
  largeTable,
  maxEntries,
  pairRow,
  recorded,
} from "../../../index-mappings/tables.ts";
import type { AnnotationsAnswer, SummaryRow } from "../../../index-mappings/tables.ts";
import type { InteractionRow } from "../../../index-mappings/pages/rows.ts";
import { firstSort, valueOf } from "../../../index-mappings/sorted-value.ts";
import type { Slim } from "../joins/slims.ts";
import { append } from "../rows/group.ts";
import type { TableOrder, TableRow } from "./table-rows.ts";

/** A table: its type, and what its page is about. */
export interface TableOf {
  readonly type: AnnotationType;
  readonly kind: KindWithTables;
  /** Of the gene, term … that the page is about. */
  readonly id: string;
  readonly deployment: Deployment;
  readonly slims: readonly Slim[];
  readonly order: Pick<TableOrder, "recorded" | "children">;
}

/** The view that a page opens a table in: details only where a type has nothing else, and never many. */
export const firstView = (type: AnnotationType, annotations: number): View =>
  type.details_only && annotations <= largeTable ? "details" : "summary";

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How often each value is there. */
function tally(lists: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The most frequent values first. */
const byNumber = (counts: ReadonlyMap<string, number>, max: number): string[] =>
  [...counts]
    .toSorted(([a, first], [b, second]) => second - first || compare(a, b))
    .slice(0, max)
    .map(([value]) => value);

/** The text of a row's group that this page sorts by; null for rows that are sorted by their rank. */
const seenFrom = ({ type, kind, id }: TableOf): string | null =>
  type.feature_type === "interaction" && kind === "gene" ? firstSort(id) : null;

const textSeen = ({ group }: TableRow, first: string): string =>
  group.find((text) => text.startsWith(first)) ?? "";

/** The answer about a table of these rows: page 1 in the view that the page opens it in. */
export function firstTable(rows: readonly TableRow[], table: TableOf, view: View): AnnotationsAnswer {
  const { type, deployment, kind } = table;
  const slim = optionsByName(table.slims.find(({ name }) => name === type.slim)?.terms ?? []);
  const counts = tally(rows.values().map(({ filters }) => filters));
  const { recorded: recordedValues, children: childTerms } = table.order;
  const children = kind === "term" ? childTerms.of(table.id) : [];
  const childCounts = childTerms.tally(
    children,
    rows.values().map(({ term, is_not: isNot }) => (isNot ? null : term)),
  );
  const { rows: shown, rowTotal, filled } = view === "summary" ? summary(rows, table) : details(rows, table);
  return {
    total: rows.length,
    filtered: rows.length,
    row_total: rowTotal,
    page: 1,
    size: firstTableSize,
    rows: shown,
    bare: rows.filter(({ filled: some }) => !recorded.some((field) => some.includes(field))).length,
    filled,
    facets: withCounts(
      tableFilters(deployment, type, kind, view, { slim, recorded: recordedValues, children }),
      new Map(),
      (filter) => (value) =>
        deployment.annotationFilters[filter]?.filter_type === "child"
          ? childCounts.get(value)
          : counts.get(filterKey(filter, value)),
    ),
    slim: kind === "gene" ? slimOf(rows, table, slim) : null,
  };
}

function slimOf(
  rows: readonly TableRow[],
  { deployment, type }: TableOf,
  slim: readonly FilterOption[],
): AnnotationsAnswer["slim"] {
  const filter = slimFilter(deployment, type);
  if (filter === null) return null;
  const counts = tally(rows.values().map(({ is_not: isNot, filters }) => (isNot ? [] : filters)));
  return termsWithRows(slim, (value) => counts.get(filterKey(filter, value)));
}

interface FirstRows {
  readonly rows: AnnotationsAnswer["rows"];
  readonly rowTotal: number;
  readonly filled: string[];
}

function details(rows: readonly TableRow[], table: TableOf): FirstRows {
  const first = seenFrom(table);
  const byRank = rows.toSorted((a, b) => a.rank - b.rank);
  const sorted =
    first === null ? byRank : byRank.toSorted((a, b) => compare(textSeen(a, first), textSeen(b, first)));
  return {
    rows: sorted.slice(0, firstTableSize).map(({ shown }) => shown()),
    rowTotal: rows.length,
    filled: byNumber(tally(rows.values().map(({ filled }) => filled)), maxFields),
  };
}

/** Rows have less fields than this. */
const maxFields = 60;

function summary(rows: readonly TableRow[], table: TableOf): FirstRows {
  const first = seenFrom(table);
  const groups = new Map<string | number, TableRow[]>();
  for (const row of rows) append(groups, first === null ? row.group_rank : textSeen(row, first), row);
  // Keys are all numbers or all texts.
  const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const shown = sorted.slice(0, firstTableSize).map(([, behind]) => behind);
  return {
    rows: table.type.feature_type === "interaction" ? pairs(shown, first) : terms(shown, table, rows.length),
    rowTotal: groups.size,
    filled: [],
  };
}

/** Summary rows of interactions, each with all of them that are about its pair. */
function pairs(groups: readonly TableRow[][], first: string | null): AnnotationsAnswer["rows"] {
  const behind = new Map<string, TableRow[]>();
  for (const row of groups.flat().toSorted((a, b) => a.rank - b.rank)) append(behind, row.group_id, row);
  return groups.map((group) => {
    // A group has a row, whose group was written from a PairHead; rows of these types are interactions.
    const head = valueOf(textSeen(group[0]!, first ?? firstSort(""))) as PairHead;
    const said = (behind.get(head.id) ?? []).map(({ shown }) => shown() as InteractionRow);
    return pairRow({ ...head, count: group.length }, said);
  });
}

/** Summary rows of terms, with what is said of each. */
function terms(groups: readonly TableRow[][], { type }: TableOf, total: number): SummaryRow[] {
  const limit = total > largeTable ? few : null;
  return groups.map((group) => {
    const entries = distinct(group.flatMap(({ entry }) => entry ?? []));
    const shown = limit === null ? maxEntries : entries.length > limit.max ? limit.shown : limit.max;
    return {
      kind: "summary",
      type: type.id,
      // A group has a row, whose group was written from a TermHead.
      ...(valueOf(group[0]!.group[0]!) as TermHead),
      count: group.length,
      relations: byNumber(
        tally(group.values().map(({ relation }) => (relation === null ? [] : [relation]))),
        20,
      ),
      entries: entries.slice(0, shown).map(entryOf),
      entries_total: entries.length,
    };
  });
}

/** Written from a SummaryEntry, whose lists are nobody else's. */
const entryOf = (entry: string): SummaryRow["entries"][number] =>
  valueOf(entry) as SummaryEntry as SummaryRow["entries"][number];

/** Each entry once, in order, without those that the index leaves out. */
const distinct = (entries: readonly string[]): string[] =>
  [...new Set(entries)].filter(({ length }) => length <= sortedLimit).toSorted(compare);
