/** Queries of the history as parts of a new one. Pure. */
import type { QueryNode } from "../../../api/contract/query.ts";
import type { HistoryEntry } from "./entry.ts";

/** Longer queries, which are long lists of genes, are named by their id, where they find something: the api keeps no others. */
const maxQueryLength = 200_000;

function operand({ id, constraints, name, count }: HistoryEntry): QueryNode {
  const named = name === null ? {} : { node_name: name };
  return count > 0 && JSON.stringify(constraints).length > maxQueryLength
    ? { ...named, query_id: { id } }
    : { ...constraints, ...named };
}

/** All of what the entries find, or what they all find. One level is spared where an entry joins its parts in the same way. */
export function combined(entries: readonly HistoryEntry[], how: "and" | "or"): QueryNode {
  const parts = entries.map(operand).flatMap((node) => {
    if (node.node_name != null) return [node];
    if (how === "and") return "and" in node ? node.and : [node];
    return "or" in node ? node.or : [node];
  });
  return how === "and" ? { and: parts } : { or: parts };
}

/** What the first finds and the second does not. */
export const subtracted = (first: HistoryEntry, second: HistoryEntry): QueryNode => ({
  not: [operand(first), operand(second)],
});
