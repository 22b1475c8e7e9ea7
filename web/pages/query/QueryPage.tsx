import { CircleHelp } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryNode, QueryOptions } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { BuilderMenu } from "../../features/query-builder/BuilderMenu.tsx";
import { draft } from "../../features/query-tree/draft.ts";
import { InputArea } from "../../features/query-builder/InputArea.tsx";
import { InputContext } from "../../features/query-builder/inputs/input-context.ts";
import type { InputActions } from "../../features/query-builder/inputs/input-context.ts";
import { inputById, inputFor } from "../../features/query-builder/menu.ts";
import type { ChosenInput } from "../../features/query-builder/menu.ts";
import { startOf, subsetStart } from "../../features/query-builder/starts.ts";
import { find, isGroup, rootId } from "../../features/query-tree/tree.ts";
import { HistoryPanel } from "../../features/query-history/HistoryPanel.tsx";
import { addedBelow, useRunQuery } from "../../features/query-history/use-run-query.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { toasts } from "../../shared/toast/toasts.ts";
import { CurrentQuery, currentQueryTitle } from "./CurrentQuery.tsx";

/** /query and /query/start_from/{nodeTypeId}: the query builder, and the history of queries below it. */
export function Component() {
  const options = queries.useQueryOptionsQuery();
  return (
    <Loaded query={options} title={["Advanced search"]}>
      {(loaded) => <QueryPage options={loaded} />}
    </Loaded>
  );
}

/** Begins with what the address names: a term, a publication or a subset. The address is then that of the page. */
function useStart(): void {
  const dispatch = useAppDispatch();
  const { site } = useDeployment();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const subset = search.get("subsetName");
  const start = useMemo(
    () =>
      subset
        ? subsetStart(subset, null)
        : startOf(search.get("type"), search.get("id"), search.get("name"), site.phenotype_id_prefixes),
    [subset, search, site.phenotype_id_prefixes],
  );
  useEffect(() => {
    if (start === null) return;
    dispatch(draft.actions.started(start));
    void navigate(urls.query, { replace: true });
  }, [start, dispatch, navigate]);
}

/** The kind of condition that the page begins with where the address names none. */
function firstInput(builder: QueryBuilder): ChosenInput | null {
  const entry =
    builder.node_types.find((one) => one.nodeType === "ontology") ??
    builder.node_types.find((one) => one.nodeType !== "heading");
  return inputById(builder, entry && "id" in entry ? entry.id : null);
}

function QueryPage({ options }: { readonly options: QueryOptions }) {
  usePageTitle("Advanced search");
  useStart();
  const { builder } = options;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const params = useParams();
  const [search] = useSearchParams();
  const tree = useSelector(draft.selectors.tree);
  const [aim, setAim] = useState(rootId);
  const [busy, setBusy] = useState(false);
  /** Counts what was put into the query, so that the input is empty for the next one. */
  const [turn, setTurn] = useState(0);
  const input = useRef<HTMLDivElement>(null);

  const nodeTypeId = search.get("nodeTypeId") ?? params["nodeTypeId"] ?? null;
  const found = inputById(builder, nodeTypeId);
  const chosen = found ?? firstInput(builder);
  const inputId = chosen?.input.id ?? "";
  /** The address says which condition is edited, so that another kind of condition is another start. */
  const part = find(tree, search.get("edit") ?? "");
  const edited =
    part !== null && !isGroup(part) && inputFor(builder, part.node)?.id === inputId ? part : null;
  /** Undo may have taken the group away. */
  const aimed = find(tree, aim);
  const target = aimed !== null && isGroup(aimed) ? aim : rootId;

  const showInput = useCallback(
    () =>
      setTimeout(() => {
        input.current?.scrollIntoView({ block: "nearest" });
        // On a phone the keyboard would cover what was just done.
        if (!matchMedia("(pointer: fine)").matches) return;
        const field =
          input.current?.querySelector<HTMLElement>("form :is(input:not([hidden]), textarea)") ??
          input.current?.querySelector("button");
        field?.focus({ preventScroll: true });
      }),
    [],
  );
  const submit = useCallback(
    async (node: QueryNode) => {
      setBusy(true);
      const id = await run(node);
      setBusy(false);
      if (id !== null) dispatch(toasts.actions.shown(addedBelow));
    },
    [run, dispatch],
  );
  const editedId = edited?.id ?? null;
  const actions = useMemo<InputActions>(
    () => ({
      submit: (node) => void submit(node),
      add: (node) => {
        if (editedId === null) dispatch(draft.actions.added(target, node));
        else {
          dispatch(draft.actions.replaced({ id: editedId, node }));
          void navigate(urls.queryInput(inputId), { replace: true, preventScrollReset: true });
        }
        setTurn((count) => count + 1);
        showInput();
      },
      addLabel: editedId !== null ? "Change condition" : target === rootId ? "Add to query" : "Add to group",
      busy,
    }),
    [submit, target, editedId, inputId, busy, dispatch, navigate, showInput],
  );

  const edit = useCallback(
    (id: string, node: QueryNode) => {
      const opened = inputFor(builder, node);
      if (!opened) return;
      void navigate(urls.queryInput(opened.id, id), { preventScrollReset: true });
      showInput();
    },
    [builder, navigate, showInput],
  );
  const canEdit = useCallback((node: QueryNode) => inputFor(builder, node) !== null, [builder]);
  const addTo = useCallback(
    (groupId: string) => {
      setAim(groupId);
      showInput();
    },
    [showInput],
  );
  /** Puts a query of the history into the builder, and goes there. */
  const takeBack = (node: QueryNode) => {
    dispatch(draft.actions.started(node));
    // The dialog that it comes from gives the focus back first.
    setTimeout(() => document.getElementById(currentQueryTitle)?.focus());
  };

  return (
    <div className="page">
      <header className="entity-head">
        <h1>Advanced search</h1>
        <div className="actions">
          <Link className="button button--quiet" to={urls.advancedSearchHelp}>
            <CircleHelp className="icon" aria-hidden />
            Documentation
          </Link>
        </div>
      </header>
      <div className="builder">
        <BuilderMenu
          types={builder.node_types}
          untold={options.not_in_release.inputs}
          current={chosen?.entry.id ?? ""}
        />
        <div className="builder__main">
          {nodeTypeId !== null && found === null && (
            <p className="message message--warn" role="status">
              There is no kind of condition called {nodeTypeId}; the list has those that there are.
            </p>
          )}
          <InputContext value={actions}>
            <div ref={input}>
              {chosen && (
                <InputArea
                  key={`${chosen.entry.id} ${editedId ?? ""} ${turn}`}
                  chosen={chosen}
                  options={options}
                  initial={edited?.node ?? null}
                />
              )}
            </div>
          </InputContext>
          <CurrentQuery
            target={target}
            onTarget={addTo}
            editing={editedId}
            onEdit={edit}
            canEdit={canEdit}
            onSave={submit}
            busy={busy}
          />
        </div>
      </div>
      <HistoryPanel onEdit={takeBack} />
    </div>
  );
}
