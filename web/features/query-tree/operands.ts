import type { QueryNode } from "../../../api/contract/query.ts";

/** What `not` is given, in both of its forms: one node, or the first without the second. */
export function operandsOf(not: Extract<QueryNode, { readonly not: unknown }>["not"]): readonly QueryNode[] {
  if (!("node_a" in not)) return not;
  return not.node_b == null ? [not.node_a] : [not.node_a, not.node_b];
}
