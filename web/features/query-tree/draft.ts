/** The query that is being built in this tab, with its earlier states. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import type { QueryNode } from "../../../api/contract/query.ts";
import { persisted } from "../../shared/store/persistence.ts";
import { rootReducer } from "../../shared/store/root-reducer.ts";
import { parseNode } from "./parse-node.ts";
import { add, emptyTree, exclude, moved, remove, replace, setKind, unwrapped, wrapped } from "./tree.ts";
import type { Condition, QueryGroup, GroupKind, Move } from "./tree.ts";
import { queryOf, treeOf } from "./tree-query.ts";

/** What this tab keeps it under. */
export const draftKey = "karyon.query-draft";
const maxUndone = 50;

interface Exclusion {
  readonly groupId: string;
  /** Of the groups that may have to be made. */
  readonly ids: { readonly not: string; readonly or: string };
  readonly part: Condition;
}

interface QueryDraft {
  readonly tree: QueryGroup;
  readonly past: readonly QueryGroup[];
}

/** An id for a part of a query. */
export const newId = (): string => crypto.randomUUID();

/** What this tab held before the page was loaded anew. Parts get the same ids each time. */
function parse(text: string | null): QueryDraft {
  let parts = 0;
  try {
    const node = text === null ? null : parseNode(JSON.parse(text));
    return { tree: node === null ? emptyTree : treeOf(node, () => `stored-${parts++}`), past: [] };
  } catch {
    return { tree: emptyTree, past: [] };
  }
}

function format({ tree }: QueryDraft): string | null {
  const query = queryOf(tree);
  return query === null ? null : JSON.stringify(query);
}

/** A step that undo takes back; one that changes nothing is none. */
const step =
  <Payload>(change: (tree: QueryGroup, payload: Payload) => QueryGroup) =>
  ({ tree, past }: QueryDraft, { payload }: PayloadAction<Payload>): QueryDraft => {
    const next = change(tree, payload);
    return { tree: next, past: next === tree ? past : [...past, tree].slice(-maxUndone) };
  };

export const draft = createSlice({
  ...persisted({ name: "queryDraft", key: draftKey, lasting: "tab", parse, format }),
  reducers: {
    /** Begins anew with a query; undo brings back what was there. */
    started: {
      prepare: (node: QueryNode) => ({ payload: treeOf(node, newId) }),
      reducer: step((_tree, started: QueryGroup) => started),
    },
    added: {
      prepare: (groupId: string, node: QueryNode) => ({ payload: { groupId, part: { id: newId(), node } } }),
      reducer: step((tree, { groupId, part }: { groupId: string; part: { id: string; node: QueryNode } }) =>
        add(tree, groupId, part),
      ),
    },
    /** The genes of a condition are left out of a group: it joins the group's NOT, which is made where there is none. */
    excluded: {
      prepare: (groupId: string, node: QueryNode) => ({
        payload: { groupId, ids: { not: newId(), or: newId() }, part: { id: newId(), node } },
      }),
      reducer: step((tree, { groupId, ids, part }: Exclusion) => exclude(tree, groupId, part, ids)),
    },
    groupAdded: step((tree, { groupId, id, kind }: { groupId: string; id: string; kind: GroupKind }) =>
      add(tree, groupId, { id, kind, parts: [] }),
    ),
    /** Another condition takes the place of one. */
    replaced: step((tree, { id, node }: { id: string; node: QueryNode }) => replace(tree, id, { id, node })),
    moved: step((tree, { id, move }: { id: string; move: Move }) => moved(tree, id, move)),
    removed: step((tree, id: string) => remove(tree, id)),
    kindSet: step((tree, { id, kind }: { id: string; kind: GroupKind }) => setKind(tree, id, kind)),
    wrapped: {
      prepare: (id: string, kind: GroupKind) => ({ payload: { id, kind, groupId: newId() } }),
      reducer: step((tree, { id, kind, groupId }: { id: string; kind: GroupKind; groupId: string }) =>
        wrapped(tree, id, kind, groupId),
      ),
    },
    unwrapped: step((tree, id: string) => unwrapped(tree, id)),
    cleared: step<void>(() => emptyTree),
    undone: ({ tree, past }) => ({ tree: past.at(-1) ?? tree, past: past.slice(0, -1) }),
  },
  selectors: { tree: ({ tree }) => tree, canUndo: ({ past }) => past.length > 0 },
}).injectInto(rootReducer);
