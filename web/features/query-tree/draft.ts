/** The query that is being built in this tab, with its earlier states. */
import { useSyncExternalStore } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
import { parseNode } from "./parse-node.ts";
import { add, emptyTree, replace } from "./tree.ts";
import type { Group, GroupKind } from "./tree.ts";
import { queryOf, treeOf } from "./tree-query.ts";

const key = "karyon.query-draft";
const mostUndone = 50;

interface Draft {
  readonly tree: Group;
  readonly past: readonly Group[];
}

export const newId = (): string => crypto.randomUUID();

/** What this tab held before the page was loaded anew. */
function restored(): Group {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? emptyTree : treeOf(parseNode(JSON.parse(text)), newId);
  } catch {
    return emptyTree;
  }
}

function keep(tree: Group): void {
  try {
    const query = queryOf(tree);
    if (query === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(query));
  } catch {
    // The query then lasts as long as the page.
  }
}

let present: Draft | null = null;
const listeners = new Set<() => void>();
const draftNow = (): Draft => (present ??= { tree: restored(), past: [] });

function show(next: Draft): void {
  present = next;
  keep(next.tree);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useDraft = (): Draft => useSyncExternalStore(subscribe, draftNow);

export const draft = {
  change(make: (tree: Group) => Group): void {
    const { tree, past } = draftNow();
    const next = make(tree);
    if (next !== tree) show({ tree: next, past: [...past, tree].slice(-mostUndone) });
  },
  undo(): void {
    const { past } = draftNow();
    const before = past.at(-1);
    if (before) show({ tree: before, past: past.slice(0, -1) });
  },
  clear: (): void => draft.change(() => emptyTree),
  /** Begins anew with a query; undo brings back what was there. */
  start: (node: QueryNode): void => draft.change(() => treeOf(node, newId)),
  addTo: (groupId: string, node: QueryNode): void =>
    draft.change((tree) => add(tree, groupId, { id: newId(), node })),
  /** Puts another condition in the place of one. */
  replaceWith: (id: string, node: QueryNode): void => draft.change((tree) => replace(tree, id, { id, node })),
  /** @returns the id of the new group */
  addGroup(groupId: string, kind: GroupKind): string {
    const id = newId();
    draft.change((tree) => add(tree, groupId, { id, kind, parts: [] }));
    return id;
  },
} as const;
