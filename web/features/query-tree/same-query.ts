/** When two queries are one, whatever their parts are called and however AND and OR are ordered. Pure. */
import type { QueryNode } from "../../../api/contract/query.ts";
import { operandsOf } from "./operands.ts";

/** What tells a thing's name and nothing about which genes fit. */
const labels = new Set(["node_name", "name", "definition"]);

/** A value as text, with the keys of objects in one order, without labels and what is not set. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const set = Object.entries(value)
    .filter(([key, inner]) => inner != null && !labels.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${set.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/** A text that two queries share when they ask for the same thing. */
export function queryKey(node: QueryNode): string {
  const sorted = (nodes: readonly QueryNode[]) => nodes.map(queryKey).toSorted().join();
  if ("and" in node) return `and(${sorted(node.and)})`;
  if ("or" in node) return `or(${sorted(node.or)})`;
  if ("not" in node) return `not(${operandsOf(node.not).map(queryKey).join()})`;
  return canonical(node);
}
