import { ArrowDown, ArrowUpDown, CircleHelp, Download, Trash2, Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { useSelector } from "react-redux";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { saveText } from "../../shared/browser/save.ts";
import { useDescribe } from "../query-tree/use-names.ts";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { toasts } from "../../shared/toast/toasts.ts";
import { byName } from "./changes.ts";
import { combined } from "./combine.ts";
import { DetailsDialog } from "./DetailsDialog.tsx";
import type { HistoryEntry } from "./entry.ts";
import { HistoryRow } from "./HistoryRow.tsx";
import { ImportForm } from "./ImportForm.tsx";
import { queryHistory, selectHistory } from "./store.ts";
import { writeExport } from "./stored.ts";
import { SubtractDialog } from "./SubtractDialog.tsx";
import { addedBelow, useRunQuery } from "./use-run-query.ts";
import { useRecount } from "./use-recount.ts";

export interface HistoryPanelProps {
  /** Opens a query in the builder. */
  readonly onEdit: (node: QueryNode) => void;
}

/** Queries that were run in this browser: to go back to, to name, and to make new ones of. */
export function HistoryPanel({ onEdit }: HistoryPanelProps) {
  const {
    site: { deploy_mode: mode },
  } = useDeployment();
  const { entries, trouble } = useSelector(selectHistory);
  const describe = useDescribe();
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const [sorted, setSorted] = useState(false);
  const [importing, setImporting] = useState(false);
  const [detailed, setDetailed] = useState<string | null>(null);
  const [subtracting, setSubtracting] = useState<readonly [HistoryEntry, HistoryEntry] | null>(null);
  useRecount();

  const shown = useMemo(() => (sorted ? byName(entries, describe) : entries), [entries, sorted, describe]);
  const chosen = entries.filter(({ checked }) => checked);
  const [newer, older] = chosen;
  const withPrevious = entries.some(({ previous }) => previous !== null);
  const canExchange = mode !== "production";
  const detailedEntry = entries.find(({ id }) => id === detailed);

  /** Runs a query made of the chosen ones; they are not chosen any more then. */
  const runSet = async (node: QueryNode) => {
    const id = await run(node);
    if (id === null) return;
    dispatch(queryHistory.checkAll(false));
    dispatch(toasts.actions.shown(addedBelow));
  };
  const remove = () => {
    dispatch(queryHistory.remove(chosen.map(({ id }) => id)));
    dispatch(toasts.actions.shown(`Deleted: ${counted(chosen.length, "query", "queries")}`));
  };

  return (
    <section className="section history" aria-labelledby="history-title">
      <div className="section__head">
        <h2 id="history-title" tabIndex={-1}>
          Query history
        </h2>
        {entries.length > 0 && (
          <span className="count">
            {counted(entries.length, "query", "queries")}
            {chosen.length > 0 && `, ${chosen.length} selected`}
          </span>
        )}
        {canExchange && (
          <div className="actions">
            <button
              type="button"
              className="button button--quiet"
              aria-pressed={importing}
              onClick={() => setImporting(!importing)}
            >
              <Upload className="icon" aria-hidden />
              Import
            </button>
            {entries.length > 0 && (
              <button
                type="button"
                className="button button--quiet"
                onClick={() =>
                  saveText("all_queries.json", "application/json", writeExport(entries, describe))
                }
              >
                <Download className="icon" aria-hidden />
                Export
              </button>
            )}
          </div>
        )}
      </div>
      {importing && <ImportForm onEnd={() => setImporting(false)} />}
      {trouble !== null && (
        <p className="message message--warn">
          {trouble === "newer"
            ? "A newer version of this site keeps a history in this browser that this version cannot read. It is left as it is; queries run now are kept as long as this page is open."
            : "The browser keeps no more queries: delete some. Queries run now are kept as long as this page is open."}
        </p>
      )}
      {entries.length === 0 ? (
        <p className="muted">Queries that you run are listed here, in this browser only.</p>
      ) : (
        <>
          <div className="history__bar">
            <button
              type="button"
              className="button"
              disabled={chosen.length < 2}
              onClick={() => void runSet(combined(chosen, "or"))}
            >
              Union
            </button>
            <button
              type="button"
              className="button"
              disabled={chosen.length < 2}
              onClick={() => void runSet(combined(chosen, "and"))}
            >
              Intersect
            </button>
            <button
              type="button"
              className="button"
              disabled={chosen.length !== 2}
              onClick={() => {
                if (newer && older) setSubtracting([newer, older]);
              }}
            >
              Subtract
            </button>
            <button type="button" className="button" disabled={chosen.length === 0} onClick={remove}>
              <Trash2 className="icon" aria-hidden />
              Delete selected
            </button>
            <span className="history__select">
              Select{" "}
              <button
                type="button"
                className="link-button"
                onClick={() => dispatch(queryHistory.checkAll(true))}
              >
                all
              </button>{" "}
              <button
                type="button"
                className="link-button"
                onClick={() => dispatch(queryHistory.checkAll(false))}
              >
                none
              </button>
            </span>
          </div>
          <TableFrame caption="Query history" rows={shown.length}>
            <table className="table table--records history__table" role="table">
              <caption className="visually-hidden">Query history</caption>
              <thead role="rowgroup">
                <tr role="row">
                  <th role="columnheader" scope="col" className="tight">
                    <span className="visually-hidden">Selected</span>
                  </th>
                  <th role="columnheader" scope="col" className="num tight">
                    Results{" "}
                    <About
                      title="About the results"
                      lines={["Number of matching genes", "Click on count to go to the gene list"]}
                    />
                  </th>
                  {withPrevious && (
                    <th role="columnheader" scope="col" className="num tight">
                      Previous{" "}
                      <About
                        title="About the previous results"
                        lines={["Number of matching genes from the previous run of this query, if different"]}
                      />
                    </th>
                  )}
                  <th role="columnheader" scope="col" aria-sort={sorted ? "ascending" : undefined}>
                    <button
                      type="button"
                      title={sorted ? "Order by time" : "Order by name"}
                      onClick={() => setSorted(!sorted)}
                    >
                      Query history
                      {sorted ? (
                        <ArrowDown className="icon" aria-hidden />
                      ) : (
                        <ArrowUpDown className="icon" aria-hidden />
                      )}
                    </button>
                  </th>
                  <th role="columnheader" scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {shown.map((entry) => (
                  <HistoryRow
                    key={entry.id}
                    entry={entry}
                    text={describe(entry.constraints)}
                    withPrevious={withPrevious}
                    onDetails={() => setDetailed(entry.id)}
                  />
                ))}
              </tbody>
            </table>
          </TableFrame>
        </>
      )}
      {detailedEntry && (
        <DetailsDialog
          entry={detailedEntry}
          onClose={() => setDetailed(null)}
          onEdit={() => {
            setDetailed(null);
            onEdit(detailedEntry.constraints);
          }}
        />
      )}
      {subtracting && (
        <SubtractDialog
          entries={subtracting}
          onCancel={() => setSubtracting(null)}
          onSubmit={(node) => {
            setSubtracting(null);
            void runSet(node);
          }}
        />
      )}
    </section>
  );
}

const About = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <Disclosure
    button={<CircleHelp className="icon" aria-hidden />}
    buttonClass="icon-button icon-button--small"
    buttonLabel={title}
    panelClass="disclosure__panel--text"
  >
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Disclosure>
);
