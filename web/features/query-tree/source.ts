/** Where the results page has its query from: the three forms of its address. Pure. */
import { isObject } from "../../../api/contract/values/is-object.ts";
import type { Leaf, QueryNode } from "../../../api/contract/query.ts";
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import { NotAQueryError, parseNode } from "./parse-node.ts";

export type From = "id" | "json" | "predefined";

export type Source =
  | { readonly kind: "id"; readonly id: string }
  | { readonly kind: "constraints"; readonly constraints: QueryNode }
  | { readonly kind: "predefined"; readonly id: string }
  | { readonly kind: "error"; readonly text: string };

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Links give a query with its output options around it, or the constraints alone. */
function readJson(text: string): Source {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !("constraints" in value))
      return { kind: "constraints", constraints: parseNode(value) };
    const constraints = parseNode(value["constraints"]);
    const name = value["name"];
    return {
      kind: "constraints",
      constraints:
        typeof name === "string" && name !== "" && constraints.node_name == null
          ? { ...constraints, node_name: name }
          : constraints,
    };
  } catch (error) {
    if (error instanceof NotAQueryError)
      return { kind: "error", text: `the address does not hold a query: ${error.message}` };
    if (error instanceof SyntaxError)
      return { kind: "error", text: `the address does not hold a query that can be read: ${error.message}` };
    throw error;
  }
}

/** What a part of an address asks for. Dots and blanks that follow an id in a text are no part of it. */
export function readSource(from: From, given: string): Source {
  if (from === "json") return readJson(given);
  if (from === "predefined") return { kind: "predefined", id: given };
  const id = given.replace(/[.\s]+$/, "");
  return uuid.test(id)
    ? { kind: "id", id: id.toLowerCase() }
    : { kind: "error", text: `can't find query for ID ${id}` };
}

/** A query of the deployment by its id, with or without the word before it. */
export const predefinedQuery = (
  queries: readonly PredefinedQuery[],
  id: string,
): PredefinedQuery | undefined =>
  queries.find((query) => query.id === id) ?? queries.find((query) => query.id === `canned_query:${id}`);

type Condition = NonNullable<Leaf<"term">["conditions"]>[number];

/** The query with names of terms, conditions and subsets where it gives only their ids. */
export function labelled(node: QueryNode, labels: Readonly<Record<string, string>>): QueryNode {
  const each = (nodes: readonly QueryNode[]) => nodes.map((one) => labelled(one, labels));
  if ("and" in node) return { ...node, and: each(node.and) };
  if ("or" in node) return { ...node, or: each(node.or) };
  if ("not" in node)
    return {
      ...node,
      not: each(
        "node_a" in node.not ? [node.not.node_a, ...(node.not.node_b ? [node.not.node_b] : [])] : node.not,
      ),
    };
  if ("subset" in node) {
    const { subset_name: id, name } = node.subset;
    return { ...node, subset: { subset_name: id, name: name ?? labels[id] ?? null } };
  }
  if (!("term" in node)) return node;
  const named = <T extends Leaf<"term"> | Condition>(one: T): T =>
    one.name == null ? { ...one, name: labels[one.termid] ?? null } : one;
  const { conditions, excluded_conditions: excluded } = node.term;
  return {
    ...node,
    term: {
      ...named(node.term),
      ...(conditions && { conditions: conditions.map(named) }),
      ...(excluded && { excluded_conditions: excluded.map(named) }),
    },
  };
}
