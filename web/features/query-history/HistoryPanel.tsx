import { Download, Trash2, Undo2, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSelector } from "react-redux";
import type { Ref, RefObject } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { saveText } from "../../shared/browser/save.ts";
import { draftKey } from "../query-tree/draft.ts";
import { useDescribe } from "../query-tree/use-names.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import type { Entries } from "./changes.ts";
import { combined } from "./combine.ts";
import { DetailsDialog } from "./DetailsDialog.tsx";
import type { HistoryEntry } from "./entry.ts";
import { HistoryTable } from "./HistoryTable.tsx";
import { ImportForm } from "./ImportForm.tsx";
import { historyKey, queryHistory, selectHistory } from "./store.ts";
import type { History } from "./store.ts";
import { writeExport } from "./stored.ts";
import { SubtractDialog } from "./SubtractDialog.tsx";
import { addedBelow, useRunQuery } from "./use-run-query.ts";
import { useRecount } from "./use-recount.ts";

/** What the panel depends on before the program is there: a draft above it moves it. */
const kept = `${historyKey} ${draftKey}`;

export interface HistoryPanelProps {
  /** Opens a query in the builder. */
  readonly onEdit: (node: QueryNode) => void;
}

/** What was deleted last, and the history before that. */
interface Deleted {
  readonly ids: readonly string[];
  readonly before: Entries;
}

/** Queries that were run in this browser: to go back to, to name, and to make new ones of. */
export function HistoryPanel({ onEdit }: HistoryPanelProps) {
  const { entries, trouble } = useSelector(selectHistory);
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const [importing, setImporting] = useState(false);
  const [detailed, setDetailed] = useState<string | null>(null);
  const [subtracting, setSubtracting] = useState<readonly [HistoryEntry, HistoryEntry] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { deleted, remove, undo } = useDeletion(title);
  useRecount();
  const detailedEntry = entries.find(({ id }) => id === detailed);

  /** Runs a query made of the chosen ones; they are not chosen any more then. */
  const runSet = async (node: QueryNode) => {
    const id = await run(node);
    if (id === null) return;
    dispatch(queryHistory.checkAll(false));
    dispatch(toasts.actions.shown(addedBelow));
  };

  return (
    <section className="section history" aria-labelledby="history-title" data-kept={kept}>
      <Head title={title} importing={importing} onImport={() => setImporting(!importing)} />
      {importing && <ImportForm onEnd={() => setImporting(false)} />}
      {trouble !== null && <Trouble is={trouble} />}
      {deleted && <UndoDeletion key={deleted.ids.join()} deleted={deleted} onUndo={undo} />}
      {entries.length === 0 ? (
        <p className="muted">Queries that you run are listed here, in this browser only.</p>
      ) : (
        <>
          <SelectionBar onSubtract={setSubtracting} onRun={(node) => void runSet(node)} onDelete={remove} />
          <HistoryTable entries={entries} onDetails={setDetailed} />
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

const Trouble = ({ is }: { readonly is: NonNullable<History["trouble"]> }) => (
  <p className="message message--warn">
    {is === "newer"
      ? "A newer version of this site keeps a history in this browser that this version cannot read. It is left as it is; queries run now are kept as long as this page is open."
      : "The browser keeps no more queries: delete some. Queries run now are kept as long as this page is open."}
  </p>
);

/** Deletes queries, and brings back those that were deleted last. */
function useDeletion(title: RefObject<HTMLHeadingElement | null>) {
  const { entries } = useSelector(selectHistory);
  const dispatch = useAppDispatch();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const remove = (ids: readonly string[]) => {
    setDeleted({ ids, before: entries });
    dispatch(queryHistory.remove(ids));
    dispatch(toasts.actions.shown(`Deleted: ${counted(ids.length, "query", "queries")}`));
  };
  const undo = () => {
    if (deleted) dispatch(queryHistory.restore(deleted.before, deleted.ids));
    setDeleted(null);
    // The button that was pressed goes.
    title.current?.focus();
  };
  return { deleted, remove, undo };
}

/** The way back from a deletion. The focus comes here: the button that deleted is disabled or gone. */
function UndoDeletion({ deleted, onUndo }: { readonly deleted: Deleted; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p className="row">
      {counted(deleted.ids.length, "query was", "queries were")} deleted.
      <button ref={button} type="button" className="button" onClick={onUndo}>
        <Undo2 className="icon" aria-hidden />
        Undo deletion
      </button>
    </p>
  );
}

interface HeadProps {
  readonly title: Ref<HTMLHeadingElement>;
  readonly importing: boolean;
  readonly onImport: () => void;
}

/** How many queries there are, and where the deployment lets them be taken elsewhere and back. */
function Head({ title, importing, onImport }: HeadProps) {
  const canExchange = useDeployment().site.deploy_mode !== "production";
  const { entries } = useSelector(selectHistory);
  const describe = useDescribe();
  const chosen = entries.filter(({ checked }) => checked);
  return (
    <div className="section__head">
      <h2 ref={title} id="history-title" tabIndex={-1}>
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
          <button type="button" className="button button--quiet" aria-pressed={importing} onClick={onImport}>
            <Upload className="icon" aria-hidden />
            Import
          </button>
          {entries.length > 0 && (
            <button
              type="button"
              className="button button--quiet"
              onClick={() => saveText("all_queries.json", "application/json", writeExport(entries, describe))}
            >
              <Download className="icon" aria-hidden />
              Export
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface SelectionBarProps {
  readonly onSubtract: (entries: readonly [HistoryEntry, HistoryEntry]) => void;
  readonly onRun: (node: QueryNode) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** What can be done with the chosen queries. */
function SelectionBar({ onSubtract, onRun, onDelete }: SelectionBarProps) {
  const { entries } = useSelector(selectHistory);
  const dispatch = useAppDispatch();
  const chosen = entries.filter(({ checked }) => checked);
  const [newer, older] = chosen;
  return (
    <div className="history__bar">
      <button
        type="button"
        className="button"
        disabled={chosen.length < 2}
        onClick={() => onRun(combined(chosen, "or"))}
      >
        Union
      </button>
      <button
        type="button"
        className="button"
        disabled={chosen.length < 2}
        onClick={() => onRun(combined(chosen, "and"))}
      >
        Intersect
      </button>
      <button
        type="button"
        className="button"
        disabled={chosen.length !== 2}
        onClick={() => {
          if (newer && older) onSubtract([newer, older]);
        }}
      >
        Subtract
      </button>
      <button
        type="button"
        className="button"
        disabled={chosen.length === 0}
        onClick={() => onDelete(chosen.map(({ id }) => id))}
      >
        <Trash2 className="icon" aria-hidden />
        Delete selected
      </button>
      <span className="history__select">
        Select{" "}
        <button type="button" className="link-button" onClick={() => dispatch(queryHistory.checkAll(true))}>
          all
        </button>{" "}
        <button type="button" className="link-button" onClick={() => dispatch(queryHistory.checkAll(false))}>
          none
        </button>
      </span>
    </div>
  );
}
