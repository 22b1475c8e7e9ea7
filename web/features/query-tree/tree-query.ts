/** Trees as queries, and queries as trees. Pure. */
import type { QueryNode } from "../../../api/contract/query.ts";
import { operandsOf } from "./operands.ts";
import { isGroup, rootId } from "./tree.ts";
import type { QueryGroup, TreePart } from "./tree.ts";

/** A part as a query; null for a group without conditions, which says nothing. A group of one is that one. */
export function queryOf(part: TreePart): QueryNode | null {
  if (!isGroup(part)) return part.node;
  const inner = part.parts.flatMap((one) => queryOf(one) ?? []);
  const [first, ...more] = inner;
  if (!first) return null;
  switch (part.kind) {
    case "and":
      return more.length === 0 ? first : { and: inner };
    case "or":
      return more.length === 0 ? first : { or: inner };
    case "not":
      return { not: [more.length === 0 ? first : { or: inner }] };
  }
}

/** A query as a part of a tree; groups with a name of their own stay as one condition. */
function partOf(node: QueryNode, newId: () => string): TreePart {
  const id = newId();
  if (node.node_name != null) return { id, node };
  if ("and" in node) return { id, kind: "and", parts: node.and.map((one) => partOf(one, newId)) };
  if ("or" in node) return { id, kind: "or", parts: node.or.map((one) => partOf(one, newId)) };
  if ("not" in node) {
    const [first, second] = operandsOf(node.not);
    if (first && second) return { id, kind: "and", parts: [partOf(first, newId), noneOf(second, newId)] };
    if (first) return { ...noneOf(first, newId), id };
  }
  return { id, node };
}

function noneOf(node: QueryNode, newId: () => string): QueryGroup {
  const inner = partOf(node, newId);
  return { id: newId(), kind: "not", parts: isGroup(inner) && inner.kind === "or" ? inner.parts : [inner] };
}

/** A query as a tree; a single condition stands in a group of one. */
export function treeOf(node: QueryNode, newId: () => string): QueryGroup {
  const part = partOf(node, newId);
  return isGroup(part) ? { ...part, id: rootId } : { id: rootId, kind: "and", parts: [part] };
}
