import { CircleHelp } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { QueryNode, QueryOptions } from "../../../api/contract/query.ts";
import { useDeployment } from "../../app/boot.ts";
import { queries } from "../../app/queries.ts";
import { useAppDispatch } from "../../app/store.ts";
import { urls } from "../../app/urls.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { BuilderMenu } from "../../features/query-builder/BuilderMenu.tsx";
import { draft } from "../../features/query-builder/draft.ts";
import { InputArea } from "../../features/query-builder/InputArea.tsx";
import { InputContext } from "../../features/query-builder/inputs/input-context.ts";
import type { InputActions } from "../../features/query-builder/inputs/input-context.ts";
import { inputById, inputFor } from "../../features/query-builder/menu.ts";
import { startOf, subsetStart } from "../../features/query-builder/starts.ts";
import { rootId } from "../../features/query-builder/tree.ts";
import { HistoryPanel } from "../../features/query-history/HistoryPanel.tsx";
import { addedBelow, useRunQuery } from "../../features/query-history/use-run-query.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { toasts } from "../../features/toast/toasts.ts";
import { CurrentQuery, currentQueryTitle } from "./CurrentQuery.tsx";

/** /query and /query/start_from/{nodeTypeId}: the query builder, and the history of queries below it. */
export function Component() {
  const options = queries.useQueryOptionsQuery();
  return <Loaded query={options} title={["Advanced search"]}>{(loaded) => <QueryPage options={loaded} />}</Loaded>;
}

/** Begins with what the address names: a term, a publication or a subset. The address is then that of the page. */
function useStart(): void {
  const { site } = useDeployment();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const subset = search.get("subsetName");
  const start = useMemo(
    () => (subset ? subsetStart(subset, null) : startOf(search.get("type"), search.get("id"), search.get("name"), site.phenotype_id_prefixes)),
    [subset, search, site.phenotype_id_prefixes],
  );
  useEffect(() => {
    if (start === null) return;
    draft.start(start);
    void navigate(urls.query, { replace: true });
  }, [start, navigate]);
}

/** Puts a query of the history into the builder, and goes there. */
function takeBack(node: QueryNode): void {
  draft.start(node);
  // The dialog that it comes from gives the focus back first.
  setTimeout(() => document.getElementById(currentQueryTitle)?.focus());
}

interface Editing {
  readonly id: string;
  readonly node: QueryNode;
}

function QueryPage({ options }: { readonly options: QueryOptions }) {
  usePageTitle("Advanced search");
  useStart();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const params = useParams();
  const [search] = useSearchParams();
  const wanted = search.get("nodeTypeId") ?? params["nodeTypeId"] ?? null;
  const chosen = inputById(options.builder, wanted) ?? inputById(options.builder, "GO") ?? inputById(options.builder, options.builder.node_types.find((entry) => entry.nodeType !== "heading")?.id ?? null);
  const [target, setTarget] = useState(rootId);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [busy, setBusy] = useState(false);
  /** Counts what was put into the query, so that the input is empty for the next one. */
  const [turn, setTurn] = useState(0);
  const input = useRef<HTMLDivElement>(null);

  // Another kind of condition is another start: nothing of the one before is kept.
  const inputId = chosen?.input.id ?? "";
  const edited = editing !== null && inputFor(options.builder, editing.node)?.id === inputId ? editing : null;
  useEffect(() => {
    if (editing !== null && edited === null) setEditing(null);
  }, [editing, edited]);

  const submit = useCallback(async (node: QueryNode) => {
    setBusy(true);
    const id = await run(node);
    setBusy(false);
    if (id !== null) dispatch(toasts.actions.shown(addedBelow));
  }, [run, dispatch]);
  const actions = useMemo<InputActions>(() => ({
    submit: (node) => void submit(node),
    add: (node) => {
      if (edited === null) draft.addTo(target, node);
      else draft.replaceWith(edited.id, node);
      setEditing(null);
      setTurn((count) => count + 1);
    },
    addLabel: edited === null ? (target === rootId ? "Add to query" : "Add to group") : "Change condition",
    busy,
  }), [submit, target, edited, busy]);

  const showInput = useCallback(() => {
    input.current?.scrollIntoView({ block: "nearest" });
    input.current?.querySelector<HTMLElement>("input:not([hidden]), textarea, button")?.focus({ preventScroll: true });
  }, []);
  const edit = useCallback((id: string, node: QueryNode) => {
    const found = inputFor(options.builder, node);
    if (!found) return;
    setEditing({ id, node });
    void navigate(urls.queryInput(found.id), { preventScrollReset: true });
    setTimeout(showInput);
  }, [options.builder, navigate, showInput]);
  const canEdit = useCallback((node: QueryNode) => inputFor(options.builder, node) !== null, [options.builder]);
  const aim = useCallback((groupId: string) => {
    setTarget(groupId);
    setTimeout(showInput);
  }, [showInput]);

  return (
    <div className="page">
      <header className="entity-head">
        <h1>Advanced search</h1>
        <div className="actions"><Link className="button button--quiet" to={urls.advancedSearchHelp}><CircleHelp className="icon" aria-hidden />Documentation</Link></div>
      </header>
      <div className="builder">
        <BuilderMenu types={options.builder.node_types} current={chosen?.entry.id ?? ""} />
        <div className="builder__main">
          <InputContext value={actions}>
            <div ref={input}>{chosen && <InputArea key={`${chosen.entry.id} ${edited?.id ?? ""} ${turn}`} chosen={chosen} options={options} initial={edited?.node ?? null} />}</div>
          </InputContext>
          <CurrentQuery target={target} onTarget={aim} editing={edited?.id ?? null} onEdit={edit} canEdit={canEdit} onSave={submit} busy={busy} />
        </div>
      </div>
      <HistoryPanel onEdit={takeBack} />
    </div>
  );
}
