import { Copy, Download, ListPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import type { GeneOrder } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { filledColumns } from "../../shared/table/column.ts";
import { ColumnChooser } from "../../shared/table/ColumnChooser.tsx";
import { useColumnChoice } from "../../shared/table/column-choice.ts";
import { HeadCells, RowCells } from "../../shared/table/HeadCells.tsx";
import { Pager } from "../../shared/table/Pager.tsx";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import type { GeneColumns, ListedGene } from "./columns.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { useView } from "./use-view.ts";

/** Genes of a page. */
export const listSize = 50;

const formats = [
  ["tsv", "Table (TSV)"],
  ["jsonl", "JSON lines"],
  ["ids", "IDs"],
] as const;
export type FileFormat = (typeof formats)[number][0];

export interface GeneListViewProps extends GeneColumns {
  /** What the genes belong to, after "genes of". */
  readonly about: string;
  /** The list's own order, by a column; null for none. */
  readonly order: GeneOrder | null;
  /** The genes of this page, of those that the filter leaves, of all. */
  readonly rows: readonly ListedGene[];
  readonly page: number;
  readonly filtered: number;
  readonly total: number;
  readonly isFetching?: boolean;
  /** Where the list stands as a file with all that the filter leaves. */
  readonly fileOf: (format: FileFormat) => { readonly href: string; readonly name: string };
  readonly idsOf: () => Promise<string>;
  /** Address that starts a query from the genes; null where there is none. */
  readonly queryUrl: string | null;
}

/** A gene table as it is everywhere: filter, columns, sorting, pages, and all ways to take the genes along. */
export function GeneListView({
  about,
  columns: all,
  hidden,
  order,
  rows,
  page,
  filtered,
  total,
  isFetching = false,
  fileOf,
  idsOf,
  queryUrl,
}: GeneListViewProps) {
  const [view, change] = useView(all);
  const choice = useColumnChoice("genes", hidden);
  const copy = useCopy();
  const columns = filledColumns(
    all.filter(({ id }, index) => index === 0 || choice.isShown(id)),
    rows,
  );
  const filter = useCallback((text: string) => change({ ...view, text }, true), [change, view]);
  const sorting = useMemo(
    () => view.sorting ?? (order === null ? null : { column: order, descending: false }),
    [view.sorting, order],
  );
  const sort = useCallback(
    (id: string) =>
      change({ ...view, sorting: { column: id, descending: sorting?.column === id && !sorting.descending } }),
    [change, view, sorting],
  );
  const isFiltered = view.text.trim() !== "";

  return (
    <>
      <div className="list-bar">
        <TextFilter label="Filter genes" value={view.text} onChange={filter} />
        <span className="muted" role="status">
          {isFiltered && isFetching
            ? "Filtering …"
            : isFiltered
              ? `Showing ${count(filtered)} of ${counted(total, "gene")}`
              : counted(total, "gene")}
        </span>
        <div className="actions">
          {queryUrl !== null && total > 0 && (
            <Link className="button" to={queryUrl}>
              <ListPlus className="icon" aria-hidden />
              Use these genes in query…
            </Link>
          )}
          <ColumnChooser columns={all} choice={choice} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void copy(`${counted(filtered, "gene ID")}`, idsOf())}
          >
            <Copy className="icon" aria-hidden />
            Copy IDs
          </button>
          <Files fileOf={fileOf} />
        </div>
      </div>
      {filtered === 0 ? (
        <Nothing onClear={() => change({ ...view, text: "" })}>
          No gene here holds “{view.text.trim()}”.
        </Nothing>
      ) : (
        <TableFrame caption={`Genes of ${about}`} rows={rows.length} busy={isFetching}>
          <table className="table table--records" role="table">
            <caption className="visually-hidden">Genes of {about}</caption>
            <thead role="rowgroup">
              <tr role="row">
                <HeadCells columns={columns} sorting={sorting} sort={filtered > 1 ? sort : null} />
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((gene) => (
                <tr key={gene.uniquename} role="row">
                  <RowCells columns={columns} row={gene} />
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      <Pager name="page" title={`genes of ${about}`} page={page} total={filtered} size={listSize} toTop />
    </>
  );
}

/** A menu of the list as files. */
export const Files = ({ fileOf }: Pick<GeneListViewProps, "fileOf">) => (
  <Disclosure
    button={
      <>
        <Download className="icon" aria-hidden />
        Download
      </>
    }
    buttonClass="button button--quiet"
    align="end"
    panelClass="disclosure__panel--menu"
  >
    <ul>
      {formats.map(([format, label]) => {
        const { href, name } = fileOf(format);
        return (
          <li key={format}>
            <a href={href} download={name}>
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  </Disclosure>
);

const Nothing = ({ children, onClear }: { readonly children: ReactNode; readonly onClear: () => void }) => (
  <div className="empty well">
    <p>{children}</p>
    <p>
      <button type="button" className="button" onClick={onClear}>
        Show all genes
      </button>
    </p>
  </div>
);
