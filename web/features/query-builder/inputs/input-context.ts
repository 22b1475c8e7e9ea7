import { createContext, use } from "react";
import type { QueryNode } from "../../../../api/contract/query.ts";

/** What an input does with the query that was put together in it. */
export interface InputActions {
  /** Runs it and puts it into the history. */
  readonly submit: (node: QueryNode) => void;
  /** Puts it into the query that is being built, in the place of the condition that is edited if there is one. */
  readonly add: (node: QueryNode) => void;
  /** Puts it there so that its genes are left out; null while a condition is edited. */
  readonly addNot: ((node: QueryNode) => void) | null;
  /** What the second button says. */
  readonly addLabel: string;
  /** A query is under way. */
  readonly busy: boolean;
}

export const InputContext = createContext<InputActions | null>(null);

/** What inputs of the builder can do. @throws outside of the builder */
export function useInputActions(): InputActions {
  const actions = use(InputContext);
  if (actions === null) throw new Error("an input was rendered outside of the query builder");
  return actions;
}
