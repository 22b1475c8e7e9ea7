/** The constraints of a query as they are worked with: checked, nested queries put in, each node with its place in the request. */
import type { Leaf, LeafKind } from "../contract/query-nodes.ts";

/** Kinds of nodes that ask for genes; nested queries have become their constraints. */
export type AskingKind = Exclude<LeafKind, "query_id">;

interface Located {
  /** `constraints.and[1].term` */
  readonly where: string;
}

type LeafOf<K extends AskingKind> = Located & { readonly kind: K; readonly params: Leaf<K> };
export type AnyLeaf = { [K in AskingKind]: LeafOf<K> }[AskingKind];

interface Operator<K extends "or" | "and"> extends Located {
  readonly kind: K;
  readonly parts: readonly Tree[];
}
type AndOr = Operator<"or"> | Operator<"and">;

interface Subtraction extends Located {
  readonly kind: "not";
  /** null: all genes of the organism. */
  readonly from: Tree | null;
  readonly without: Tree;
}

export type Tree = AnyLeaf | AndOr | Subtraction;

/** All leaves, from the first to the last. */
export function leavesOf(tree: Tree): AnyLeaf[] {
  if (tree.kind === "or" || tree.kind === "and") return tree.parts.flatMap(leavesOf);
  return tree.kind === "not"
    ? [...(tree.from ? leavesOf(tree.from) : []), ...leavesOf(tree.without)]
    : [tree];
}
