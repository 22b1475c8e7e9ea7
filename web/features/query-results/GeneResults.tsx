import { useCallback, useMemo, useState } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import type { Column } from "../../shared/table/column.ts";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { nextSorting, sortRows } from "../../shared/table/sort.ts";
import { byProduct } from "../gene-list/columns.tsx";
import { holds } from "../gene-list/local.ts";
import { passing } from "./charts.ts";
import type { Chart, ChartFilters } from "./charts.ts";
import { resultColumn, valueOf } from "./columns.tsx";
import type { GeneResultsProps } from "./gene-results.ts";
import { ResultsBar } from "./ResultsBar.tsx";
import { ResultsTable } from "./ResultsTable.tsx";
import { SummaryCharts } from "./SummaryCharts.tsx";
import { useCharts } from "./use-charts.ts";
import type { ResultsView } from "./view.ts";
import { readView, writeView } from "./view.ts";
import { useAddressView } from "../../shared/urls/use-address-view.ts";

/** Genes of a page. */
const pageSize = 50;

const short = (row: QueryRow) => ({
  uniquename: row.gene_uniquename,
  name: row.name ?? null,
  product: row.product ?? null,
});

/** Genes that are picked one by one, or all of a page. */
function usePicked(rows: readonly QueryRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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
  const picked = useMemo(() => rows.filter((row) => selected.has(row.gene_uniquename)), [rows, selected]);
  return { selected, picked, select, selectNone: () => setSelected(new Set()) };
}

/** The genes that words leave, those of them that the charts leave, too, and their order. */
function useShown(rows: readonly QueryRow[], charts: readonly Chart[], view: ResultsView) {
  const worded = useMemo(
    () => (view.text.trim() === "" ? rows : rows.filter((row) => holds(short(row), view.text))),
    [rows, view.text],
  );
  const shown = useMemo(() => {
    const left = passing(worded, charts, view.chosen);
    const { sorting } = view;
    return sorting ? sortRows(left, (row) => valueOf(row, sorting.column), sorting.descending) : left;
  }, [worded, charts, view]);
  return { worded, shown };
}

/** The genes of a query: what they are at a glance, the table, and what can be done with all or some of them. */
export function GeneResults(props: GeneResultsProps) {
  const { answer, columns: declared, choice, isFetching } = props;
  const [view, change] = useAddressView(readView, writeView);
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
  // A list of genes that somebody gave keeps its order.
  const preset = "gene_list" in answer.constraints ? null : byProduct;
  const sorting = view.sorting ?? preset;
  const { worded, shown } = useShown(answer.rows, charts, view);
  const { selected, picked, select, selectNone } = usePicked(answer.rows);
  const page = usePageNumber("page", shown.length, pageSize);

  const sort = useCallback(
    (column: Column<QueryRow>) => change({ ...view, sorting: nextSorting(column, sorting, preset) }),
    [change, view, sorting, preset],
  );
  const choose = useCallback((chosen: ChartFilters) => change({ ...view, chosen }), [change, view]);
  return (
    <>
      <SummaryCharts rows={worded} charts={charts} chosen={view.chosen} onChange={choose} />
      <ResultsBar
        {...props}
        fields={shownColumns.map(({ field }) => field)}
        view={view}
        change={change}
        shown={shown}
        picked={picked}
        onSelectNone={selectNone}
      />
      {shown.length === 0 ? (
        <NoneFits onShowAll={() => change({ ...view, text: "", chosen: {} })} />
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

const NoneFits = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <div className="empty well">
    <p>No gene of these results fits the filter.</p>
    <p>
      <button type="button" className="button" onClick={onShowAll}>
        Show all genes
      </button>
    </p>
  </div>
);
