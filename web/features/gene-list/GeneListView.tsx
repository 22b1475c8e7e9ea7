import { Copy, ListPlus } from "lucide-react";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { count, counted } from "../../shared/format/format.ts";
import { filledColumns } from "../../shared/table/column.ts";
import { ColumnChooser } from "../../shared/table/ColumnChooser.tsx";
import { useColumnChoice } from "../../shared/table/column-choice.ts";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";
import { Pager } from "../../shared/table/Pager.tsx";
import { RecordTable } from "../../shared/table/RecordTable.tsx";
import { nextSorting } from "../../shared/table/sort.ts";
import type { Sorting } from "../../shared/table/sort.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { FileMenu } from "../../shared/ui/DownloadPanel.tsx";
import { byProduct } from "./columns.tsx";
import type { GeneColumn, GeneColumns, ListedGene } from "./columns.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { useView } from "./use-view.ts";
import { listSize } from "../../../api/contract/values/list-size.ts";

const formats = [
  ["tsv", "Table (TSV)"],
  ["jsonl", "JSON lines"],
  ["ids", "IDs"],
] as const;
export type FileFormat = (typeof formats)[number][0];

export interface GeneListViewProps extends GeneColumns {
  /** What the genes belong to, after "genes of". */
  readonly about: string;
  /** The genes of this page, of those that the filter leaves, of all. */
  readonly rows: readonly ListedGene[];
  readonly page: number;
  readonly filtered: number;
  readonly total: number;
  readonly isFetching?: boolean;
  /** Where the list stands as a file with all that the filter leaves. */
  readonly fileOf: (format: FileFormat) => { readonly href: string; readonly name: string };
  readonly idsOf: () => Promise<readonly string[]>;
  /** Address that adds all of the genes to a query as what they are; null where there is none, and they are added as a list. */
  readonly queryUrl: string | null;
}

/** How the list stands, and what sorts it anew. */
function useListSorting([view, change]: ReturnType<typeof useView>): readonly [
  sorting: Sorting,
  sort: (column: GeneColumn) => void,
] {
  const sorting = view.sorting ?? byProduct;
  const sort = useCallback(
    (column: GeneColumn) => change({ ...view, sorting: nextSorting(column, sorting, byProduct) }),
    [change, view, sorting],
  );
  return [sorting, sort];
}

/** A gene table as it is everywhere: filter, columns, sorting, pages, and all ways to take the genes along. */
export function GeneListView(props: GeneListViewProps) {
  const { about, columns: all, hidden, rows, page, filtered, total, isFetching = false } = props;
  const [view, change] = useView(all);
  const [sorting, sort] = useListSorting([view, change]);
  const choice = useColumnChoice("genes", hidden);
  const columns = filledColumns(
    all.filter(({ id }, index) => index === 0 || choice.isShown(id)),
    rows,
  );
  const filter = useCallback((text: string) => change({ ...view, text }, true), [change, view]);
  const text = view.text.trim();
  return (
    <>
      <div className="list-bar">
        <TextFilter label="Filter genes" value={view.text} onChange={filter} />
        <span className="muted" role="status">
          {text !== "" && isFetching
            ? "Filtering …"
            : text !== ""
              ? `Showing ${count(filtered)} of ${counted(total, "gene")}`
              : counted(total, "gene")}
        </span>
        <ListActions {...props} choice={choice} />
      </div>
      {filtered === 0 ? (
        <NoGenes text={text} onClear={() => change({ ...view, text: "" })} />
      ) : (
        <TableFrame caption={`Genes of ${about}`} rows={rows.length} busy={isFetching}>
          <RecordTable
            caption={`Genes of ${about}`}
            columns={columns}
            rows={rows}
            rowKey={(gene) => gene.uniquename}
            sorting={sorting}
            sort={filtered > 1 ? sort : null}
          />
        </TableFrame>
      )}
      <Pager name="page" title={`genes of ${about}`} page={page} total={filtered} size={listSize} toTop />
    </>
  );
}

/** A menu of the list as files. */
export const Files = ({ fileOf }: Pick<GeneListViewProps, "fileOf">) => (
  <FileMenu files={formats.map(([format, label]) => ({ label, ...fileOf(format) }))} />
);

/** What can be done with all genes that the filter leaves. */
function ListActions(props: GeneListViewProps & { readonly choice: ColumnChoice }) {
  const { about, columns, choice, filtered, total, fileOf, idsOf, queryUrl } = props;
  const copy = useCopy();
  return (
    <div className="actions">
      {queryUrl !== null && total > 0 && filtered === total ? (
        <Link className="button" to={queryUrl}>
          <ListPlus className="icon" aria-hidden />
          Use these genes in query…
        </Link>
      ) : (
        <SendGenes
          name={filtered < total ? `Some genes of ${about}` : `Genes of ${about}`}
          genes={idsOf}
          disabled={filtered === 0}
        />
      )}
      <ColumnChooser columns={columns} choice={choice} />
      <button
        type="button"
        className="button button--quiet"
        onClick={() =>
          void copy(
            counted(filtered, "gene ID"),
            idsOf().then((ids) => ids.join("\n")),
          )
        }
      >
        <Copy className="icon" aria-hidden />
        Copy IDs
      </button>
      <Files fileOf={fileOf} />
    </div>
  );
}

interface NoGenesProps {
  /** What the genes are filtered by. */
  readonly text: string;
  readonly onClear: () => void;
}

const NoGenes = ({ text, onClear }: NoGenesProps) => (
  <div className="empty well">
    <p>No gene here holds “{text}”.</p>
    <p>
      <button type="button" className="button" onClick={onClear}>
        Show all genes
      </button>
    </p>
  </div>
);
