import { Copy } from "lucide-react";
import { useCallback } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import { count, counted } from "../../shared/format/format.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { DownloadMenu } from "./DownloadMenu.tsx";
import { SendTo } from "./SendTo.tsx";
import { SelectSubset } from "./SelectSubset.tsx";
import { useSavedSet } from "./use-gene-set.ts";
import type { GeneSet } from "./use-gene-set.ts";
import { isFiltered } from "./view.ts";
import type { GeneResultsProps } from "./gene-results.ts";
import type { ResultsView } from "./view.ts";

export interface ResultsBarProps extends GeneResultsProps {
  /** Of the columns that are shown. */
  readonly fields: readonly string[];
  readonly view: ResultsView;
  readonly change: (next: ResultsView, replace?: boolean) => void;
  /** The genes that the filters leave. */
  readonly shown: readonly QueryRow[];
  /** Genes picked one by one. */
  readonly picked: readonly QueryRow[];
  readonly onSelectNone: () => void;
}

const idsOf = (rows: readonly QueryRow[]): string[] => rows.map((row) => row.gene_uniquename);

/** Above the genes of a query: a filter, what it leaves, and what can be done with that. */
export function ResultsBar(props: ResultsBarProps) {
  const { answer, view, change, shown, picked, onSelectNone } = props;
  const filtered = isFiltered(view);
  const filter = useCallback((text: string) => change({ ...view, text }, true), [change, view]);
  return (
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
        <button type="button" className="button button--quiet" onClick={onSelectNone}>
          Select none
        </button>
      )}
      <Actions {...props} />
    </div>
  );
}

function Actions({ answer, name, columns, gaps, choice, fields, view, shown, picked }: ResultsBarProps) {
  const copy = useCopy();
  const saved = useSavedSet(answer);
  const filtered = isFiltered(view);
  const all: GeneSet = { ids: null, size: answer.count };
  const sets: readonly { readonly name: string; readonly set: GeneSet }[] = [
    { name: "all", set: all },
    ...(filtered ? [{ name: "shown", set: { ids: idsOf(shown), size: shown.length } }] : []),
    ...(picked.length > 0 ? [{ name: "selected", set: { ids: idsOf(picked), size: picked.length } }] : []),
  ];
  const used = picked.length > 0 ? picked : shown;
  return (
    <div className="actions">
      <SelectSubset
        ids={picked.length > 0 || filtered ? idsOf(used) : []}
        from={name}
        isSelection={picked.length > 0}
      />
      <SendTo set={sets.at(-1)?.set ?? all} genes={used} saved={saved} />
      <ColumnMenu columns={columns} gaps={gaps} choice={choice} />
      <button
        type="button"
        className="button button--quiet"
        onClick={() =>
          void copy(
            counted(used.length, "gene ID"),
            idsOf(used)
              .map((id) => `${id}\n`)
              .join(""),
          )
        }
      >
        <Copy className="icon" aria-hidden />
        Copy IDs
      </button>
      <DownloadMenu
        key={sets.length}
        fields={fields}
        sort={view.sorting ? `${view.sorting.descending ? "-" : ""}${view.sorting.column}` : null}
        sets={sets}
        saved={saved}
      />
    </div>
  );
}
