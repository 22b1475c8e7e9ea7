import { Plus, Undo2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSelector } from "react-redux";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { draft, newId } from "../query-tree/draft.ts";
import { find, isGroup, rootId } from "../query-tree/tree.ts";
import type { QueryGroup, GroupKind, Move, TreePart } from "../query-tree/tree.ts";
import { TreeContext } from "./tree-context.ts";
import type { TreeActions } from "./tree-context.ts";
import { ConditionRow, GroupRow } from "./TreeRows.tsx";
import { useDescribe } from "../query-tree/use-names.ts";

const moves: Readonly<Record<Move, string>> = {
  up: "moved up",
  down: "moved down",
  in: "moved into the group",
  out: "moved out of its group",
};

export interface QueryTreeProps {
  /** Group that the next condition goes into. */
  readonly target: string;
  readonly onTarget: (groupId: string) => void;
  /** Condition that is being changed in the input; null for none. */
  readonly editing: string | null;
  /** Opens a condition in its input. */
  readonly onEdit: (id: string, node: QueryNode) => void;
  readonly canEdit: (node: QueryNode) => boolean;
}

/** Puts the focus on a line of the tree after it was changed: one that moved to another group is another element. */
function useLineFocus() {
  const root = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (focused)
      root.current
        ?.querySelector<HTMLElement>(
          `[data-part="${CSS.escape(focused.id)}"] :is(button[data-menu], .query-tree__add button)`,
        )
        ?.focus();
  }, [focused]);
  return { root, focusLine: useCallback((id: string) => setFocused({ id }), []) };
}

interface ChangesOptions extends QueryTreeProps {
  readonly focusLine: (id: string) => void;
  /** Says what was changed. */
  readonly say: (text: string) => void;
}

/** What the lines of the tree can do. */
function useTreeActions({ focusLine, say, ...props }: ChangesOptions): TreeActions {
  const { target, onTarget, editing, onEdit, canEdit } = props;
  const tree = useSelector(draft.selectors.tree);
  const dispatch = useAppDispatch();
  const describe = useDescribe();
  return useMemo<TreeActions>(() => {
    const nameOf = (part: TreePart | null) =>
      part === null ? "" : isGroup(part) ? "The group" : describe(part.node);
    return {
      target,
      editing,
      onTarget,
      onEdit,
      canEdit,
      describe,
      move: (id, move) => {
        dispatch(draft.actions.moved({ id, move }));
        focusLine(id);
        say(`${nameOf(find(tree, id))}: ${moves[move]}`);
      },
      remove: (id) => {
        dispatch(draft.actions.removed(id));
        if (find(find(tree, id) ?? tree, target)) onTarget(rootId);
        focusLine(rootId);
        say(`${nameOf(find(tree, id))}: removed`);
      },
      setKind: (id, kind) => dispatch(draft.actions.kindSet({ id, kind })),
      wrap: (id, kind) => {
        dispatch(draft.actions.wrapped(id, kind));
        focusLine(id);
        say(`${nameOf(find(tree, id))}: in a group of its own`);
      },
      unwrap: (id) => {
        dispatch(draft.actions.unwrapped(id));
        if (target === id) onTarget(rootId);
        focusLine(rootId);
        say("The group was dissolved");
      },
    };
  }, [tree, target, editing, onTarget, onEdit, canEdit, describe, dispatch, focusLine, say]);
}

/** The query that is being built: one line a condition with its own number of genes, groups that join what is in them. */
export function QueryTree(props: QueryTreeProps) {
  const tree = useSelector(draft.selectors.tree);
  const canUndo = useSelector(draft.selectors.canUndo);
  const dispatch = useAppDispatch();
  const [said, say] = useState("");
  const { root, focusLine } = useLineFocus();
  const actions = useTreeActions({ ...props, focusLine, say });
  return (
    <TreeContext value={actions}>
      <ul className="query-tree" aria-label="Query" ref={root}>
        <Part part={tree} tree={tree} />
      </ul>
      <p className="query-tree__foot subtle">
        <button
          type="button"
          className="button button--quiet"
          disabled={!canUndo}
          onClick={() => dispatch(draft.actions.undone())}
        >
          <Undo2 className="icon" aria-hidden />
          Undo
        </button>
        <span className="query-tree__keys">
          In a line, <kbd>Alt</kbd> with <kbd>↑</kbd> <kbd>↓</kbd> moves it, <kbd>→</kbd> into the group
          beside it, <kbd>←</kbd> out of its group.
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </TreeContext>
  );
}

function Part({ part, tree }: { readonly part: TreePart; readonly tree: QueryGroup }) {
  if (!isGroup(part))
    return (
      <li data-part={part.id}>
        <ConditionRow part={part} tree={tree} />
      </li>
    );
  return (
    <li data-part={part.id}>
      <GroupRow group={part} tree={tree} />
      <ul className="query-tree__parts">
        {part.parts.map((inner) => (
          <Part key={inner.id} part={inner} tree={tree} />
        ))}
        <AddRow group={part} />
      </ul>
    </li>
  );
}

const joins: Readonly<Record<GroupKind, string>> = { and: "AND", or: "OR", not: "NOT" };

function AddRow({ group: { id, kind } }: { readonly group: QueryGroup }) {
  const dispatch = useAppDispatch();
  /** @returns the id of the new group */
  const addGroup = () => {
    const added = newId();
    dispatch(draft.actions.groupAdded({ groupId: id, id: added, kind: kind === "and" ? "or" : "and" }));
    return added;
  };
  return (
    <li className="query-tree__add">
      <TreeContext.Consumer>
        {(actions) => (
          <>
            <button
              type="button"
              className="button button--quiet"
              aria-pressed={actions?.target === id}
              onClick={() => actions?.onTarget(id)}
            >
              <Plus className="icon" aria-hidden />
              Add a condition<span className="visually-hidden"> to this {joins[kind]} group</span>
            </button>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => actions?.onTarget(addGroup())}
            >
              Add a group
            </button>
          </>
        )}
      </TreeContext.Consumer>
    </li>
  );
}
