import { Copy } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { ResultColumn } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryRow } from "../../../api/contract/query.ts";
import { count, counted } from "../../shared/format/format.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { sortRows } from "../../shared/table/sort.ts";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { holds } from "../gene-list/local.ts";
import { passing } from "./charts.ts";
import type { ChartFilters } from "./charts.ts";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { resultColumn, valueOf } from "./columns.tsx";
import { DownloadMenu } from "./DownloadMenu.tsx";
import { ResultsTable } from "./ResultsTable.tsx";
import { SendTo } from "./SendTo.tsx";
import { SelectSubset } from "./SelectSubset.tsx";
import { SummaryCharts } from "./SummaryCharts.tsx";
import { useCharts } from "./use-charts.ts";
import { useSavedSet } from "./use-gene-set.ts";
import type { GeneSet } from "./use-gene-set.ts";
import { useResultsView } from "./use-results-view.ts";
import { isFiltered } from "./view.ts";

/** Genes of a page. */
const pageSize = 50;

export interface GeneResultsProps {
  readonly answer: QueryAnswer;
  /** What the query is called. */
  readonly name: string;
  readonly columns: readonly ResultColumn[];
  /** Reasons by field of columns that the release does not tell. */
  readonly untold: Readonly<Record<string, string>>;
  readonly choice: ColumnChoice;
  readonly isFetching: boolean;
}

const short = (row: QueryRow) => ({
  uniquename: row.gene_uniquename,
  name: row.name ?? null,
  product: row.product ?? null,
});

/** The genes of a query: what they are at a glance, the table, and what can be done with all or some of them. */
export function GeneResults({
  answer,
  name,
  columns: declared,
  untold,
  choice,
  isFetching,
}: GeneResultsProps) {
  const [view, change] = useResultsView();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const copy = useCopy();
  const saved = useSavedSet(answer);
  const charts = useCharts(
    useMemo(
      () => (answer.saved ? { query_id: { id: answer.id } } : answer.constraints),
      [answer.saved, answer.id, answer.constraints],
    ),
  );
  const shownColumns = useMemo(
    () => declared.filter(({ field }, index) => index === 0 || choice.isShown(field)),
    [declared, choice],
  );
  const columns = useMemo(() => shownColumns.map(resultColumn), [shownColumns]);
  const worded = useMemo(
    () => (view.text.trim() === "" ? answer.rows : answer.rows.filter((row) => holds(short(row), view.text))),
    [answer.rows, view.text],
  );
  const shown = useMemo(() => {
    const left = passing(worded, charts, view.chosen);
    const { sorting } = view;
    return sorting ? sortRows(left, (row) => valueOf(row, sorting.column), sorting.descending) : left;
  }, [worded, charts, view]);
  const page = usePageNumber("page", shown.length, pageSize);

  const isList = "gene_list" in answer.constraints;
  const sorting = useMemo(
    () => view.sorting ?? (isList ? null : { column: "product", descending: false }),
    [view.sorting, isList],
  );
  const sort = useCallback(
    (column: string) =>
      change({ ...view, sorting: { column, descending: sorting?.column === column && !sorting.descending } }),
    [change, view, sorting],
  );
  const filter = useCallback((text: string) => change({ ...view, text }, true), [change, view]);
  const choose = useCallback((chosen: ChartFilters) => change({ ...view, chosen }), [change, view]);
  const select = useCallback(
    (ids: readonly string[], on: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids)
          if (on) next.add(id);
          else next.delete(id);
        return next;
      }),
    [],
  );

  const filtered = isFiltered(view);
  const picked = useMemo(
    () => answer.rows.filter((row) => selected.has(row.gene_uniquename)).map((row) => row.gene_uniquename),
    [answer.rows, selected],
  );
  const shownIds = shown.map((row) => row.gene_uniquename);
  const accessions = (
    picked.length > 0 ? answer.rows.filter((row) => selected.has(row.gene_uniquename)) : shown
  ).flatMap((row) => row.uniprot_identifier ?? []);
  const sets: readonly { readonly name: string; readonly set: GeneSet }[] = [
    { name: "all", set: { ids: null, size: answer.count } },
    ...(filtered ? [{ name: "shown", set: { ids: shownIds, size: shown.length } }] : []),
    ...(picked.length > 0 ? [{ name: "selected", set: { ids: picked, size: picked.length } }] : []),
  ];
  return (
    <>
      <SummaryCharts rows={worded} charts={charts} chosen={view.chosen} onChange={choose} />
      <div className="list-bar">
        <TextFilter label="Filter genes" value={view.text} onChange={filter} />
        <span className="muted" role="status">
          {filtered
            ? `Showing ${count(shown.length)} of ${counted(answer.count, "gene")}`
            : counted(answer.count, "gene")}
          {picked.length > 0 && ` · ${count(picked.length)} selected`}
        </span>
        {filtered && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => change({ ...view, text: "", chosen: {} })}
          >
            Show all
          </button>
        )}
        {picked.length > 0 && (
          <button type="button" className="button button--quiet" onClick={() => setSelected(new Set())}>
            Select none
          </button>
        )}
        <div className="actions">
          <SelectSubset
            ids={picked.length > 0 ? picked : filtered ? shownIds : []}
            from={name}
            isSelection={picked.length > 0}
          />
          <SendTo
            set={sets.at(-1)?.set ?? { ids: null, size: answer.count }}
            accessions={accessions}
            saved={saved}
          />
          <ColumnMenu columns={declared} untold={untold} choice={choice} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() =>
              void copy(
                counted(picked.length || shown.length, "gene ID"),
                (picked.length > 0 ? picked : shownIds).map((id) => `${id}\n`).join(""),
              )
            }
          >
            <Copy className="icon" aria-hidden />
            Copy IDs
          </button>
          <DownloadMenu
            key={sets.length}
            fields={shownColumns.map(({ field }) => field)}
            sort={view.sorting ? `${view.sorting.descending ? "-" : ""}${view.sorting.column}` : null}
            sets={sets}
            saved={saved}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <div className="empty well">
          <p>No gene of these results fits the filter.</p>
          <p>
            <button
              type="button"
              className="button"
              onClick={() => change({ ...view, text: "", chosen: {} })}
            >
              Show all genes
            </button>
          </p>
        </div>
      ) : (
        <ResultsTable
          columns={columns}
          rows={shown.slice((page - 1) * pageSize, page * pageSize)}
          sorting={sorting}
          sort={sort}
          selected={selected}
          onSelect={select}
          isFetching={isFetching}
        />
      )}
      <Pager name="page" title="genes that match" page={page} total={shown.length} size={pageSize} toTop />
    </>
  );
}
