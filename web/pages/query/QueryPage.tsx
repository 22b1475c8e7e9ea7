import { CircleHelp } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { Link, useNavigate } from "react-router-dom";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryNode, QueryOptions } from "../../../api/contract/query.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { BuilderMenu } from "../../features/query-builder/BuilderMenu.tsx";
import { draft } from "../../features/query-tree/draft.ts";
import type { QueryTreeProps } from "../../features/query-builder/QueryTree.tsx";
import { InputArea } from "../../features/query-builder/InputArea.tsx";
import { InputContext } from "../../features/query-builder/inputs/input-context.ts";
import type { InputActions } from "../../features/query-builder/inputs/input-context.ts";
import { inputFor } from "../../features/query-builder/menu.ts";
import { find, isGroup, rootId } from "../../features/query-tree/tree.ts";
import type { QueryGroup } from "../../features/query-tree/tree.ts";
import { HistoryPanel } from "../../features/query-history/HistoryPanel.tsx";
import { addedBelow, useRunQuery } from "../../features/query-history/use-run-query.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { toasts } from "../../shared/toast/toasts.ts";
import { CurrentQuery, currentQueryTitle } from "./CurrentQuery.tsx";
import { useAddress, useStart } from "./use-address.ts";
import { useHandedGenes } from "./use-handed-genes.ts";

/** /query and /query/start_from/{nodeTypeId}: the query builder, and the history of queries below it. */
export function Component() {
  const options = queries.useQueryOptionsQuery();
  return (
    <Loaded query={options} title={["Advanced search"]}>
      {(loaded) => <QueryPage options={loaded} />}
    </Loaded>
  );
}

function QueryPage({ options }: { readonly options: QueryOptions }) {
  usePageTitle("Advanced search");
  useStart();
  useHandedGenes();
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(toasts.actions.outOfPlace(addedBelow)), [dispatch]);
  /** Puts a query of the history into the builder, and goes there. */
  const takeBack = (node: QueryNode) => {
    dispatch(draft.actions.started(node));
    // The dialog that it comes from gives the focus back first.
    setTimeout(() => document.getElementById(currentQueryTitle)?.focus());
  };
  return (
    <div className="page">
      <Head />
      <Builder options={options} />
      <HistoryPanel onEdit={takeBack} />
    </div>
  );
}

/** The kinds of conditions, the input of one of them, and the query that they are put into. */
function Builder({ options }: { readonly options: QueryOptions }) {
  const { builder } = options;
  const tree = useSelector(draft.selectors.tree);
  const { unknown, chosen, edited } = useAddress(options, tree);
  const { submit, busy } = useSubmit();
  const { input, showInput } = useShownInput();
  const { target, ...lines } = useLines(builder, tree, showInput);
  const editedId = edited?.id ?? null;
  const { add, addNot, turn } = useAdd(target, editedId, chosen?.input.id ?? "", showInput);
  const actions = useMemo<InputActions>(
    () => ({
      submit: (node) => void submit(node),
      add,
      addNot,
      addLabel: editedId !== null ? "Change condition" : target === rootId ? "Add to query" : "Add to group",
      busy,
    }),
    [submit, add, addNot, editedId, target, busy],
  );
  return (
    <div className="builder">
      <BuilderMenu
        types={builder.node_types}
        gaps={options.not_in_release.inputs}
        current={chosen?.entry.id ?? ""}
      />
      <div className="builder__main">
        {unknown !== null && (
          <p className="message message--warn" role="status">
            There is no kind of condition called {unknown}; the list has those that there are.
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
        <CurrentQuery {...lines} target={target} editing={editedId} onSave={submit} busy={busy} />
      </div>
    </div>
  );
}

/** Which group of the tree the next condition goes into, and the opening of lines in their inputs. */
function useLines(
  builder: QueryBuilder,
  tree: QueryGroup,
  showInput: () => void,
): Omit<QueryTreeProps, "editing"> {
  const navigate = useNavigate();
  const [aim, setAim] = useState(rootId);
  /** Undo may have taken the group away. */
  const aimed = find(tree, aim);
  const onEdit = useCallback(
    (id: string, node: QueryNode) => {
      const opened = inputFor(builder, node);
      if (!opened) return;
      void navigate(urls.queryInput(opened.id, id), { preventScrollReset: true });
      showInput();
    },
    [builder, navigate, showInput],
  );
  const canEdit = useCallback((node: QueryNode) => inputFor(builder, node) !== null, [builder]);
  const onTarget = useCallback(
    (groupId: string) => {
      setAim(groupId);
      showInput();
    },
    [showInput],
  );
  return { target: aimed !== null && isGroup(aimed) ? aim : rootId, onTarget, onEdit, canEdit };
}

/** Puts a condition into the group or in the place of the edited one; `turn` counts them, so that the input is empty for the next. */
function useAdd(target: string, editedId: string | null, inputId: string, showInput: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const add = useCallback(
    (node: QueryNode) => {
      if (editedId === null) dispatch(draft.actions.added(target, node));
      else {
        dispatch(draft.actions.replaced({ id: editedId, node }));
        void navigate(urls.queryInput(inputId), { replace: true, preventScrollReset: true });
      }
      setTurn((count) => count + 1);
      showInput();
    },
    [target, editedId, inputId, dispatch, navigate, showInput],
  );
  const exclude = useCallback(
    (node: QueryNode) => {
      dispatch(draft.actions.excluded(target, node));
      setTurn((count) => count + 1);
      showInput();
    },
    [target, dispatch, showInput],
  );
  return { add, addNot: editedId === null ? exclude : null, turn };
}

const Head = () => (
  <header className="entity-head">
    <h1>Advanced search</h1>
    <div className="actions">
      <Link className="button button--quiet" to={urls.advancedSearchHelp}>
        <CircleHelp className="icon" aria-hidden />
        Documentation
      </Link>
    </div>
  </header>
);

/** Runs queries, one at a time, into the history below. */
function useSubmit() {
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const [busy, setBusy] = useState(false);
  const submit = useCallback(
    async (node: QueryNode) => {
      setBusy(true);
      const id = await run(node);
      setBusy(false);
      if (id !== null) dispatch(toasts.actions.shown(addedBelow));
    },
    [run, dispatch],
  );
  return { submit, busy };
}

/** Brings the element of the input into view, with the focus in its first field, once what was done is drawn. */
function useShownInput() {
  const input = useRef<HTMLDivElement>(null);
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
  return { input, showInput };
}
