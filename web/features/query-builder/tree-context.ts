import { createContext, use } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
import type { GroupKind, Move } from "../query-tree/tree.ts";

/** What can be done with the lines of the tree. */
export interface TreeActions {
  readonly target: string;
  readonly editing: string | null;
  readonly onTarget: (groupId: string) => void;
  readonly onEdit: (id: string, node: QueryNode) => void;
  readonly canEdit: (node: QueryNode) => boolean;
  readonly describe: (node: QueryNode) => string;
  readonly move: (id: string, move: Move) => void;
  readonly remove: (id: string) => void;
  readonly setKind: (id: string, kind: GroupKind) => void;
  readonly wrap: (id: string, kind: GroupKind) => void;
  readonly unwrap: (id: string) => void;
}

export const TreeContext = createContext<TreeActions | null>(null);

/** What lines of a query can do. @throws outside of its tree */
export function useTreeActions(): TreeActions {
  const actions = use(TreeContext);
  if (actions === null) throw new Error("a line of a query was rendered outside of its tree");
  return actions;
}
