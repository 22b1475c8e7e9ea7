/** Nodes as older histories, links and scripts have them, and as they are kept. */
import { splitIds } from "../contract/query-nodes.ts";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Old names of keys, by kind of node. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  term: { single_or_multi_allele: "single_or_multi_locus" },
  gene_list: { ids: "genes" },
};

/** The node with the keys of today; a key that is there under its new name too is left to the check. */
export function withoutLegacy(node: Node): Node {
  for (const [kind, names] of Object.entries(renamed)) {
    const params = node[kind];
    if (!isNode(params)) continue;
    const changed = Object.entries(params).map(
      // Just asked for.
      ([key, value]) => [key in names && !(names[key]! in params) ? names[key]! : key, value] as const,
    );
    return { ...node, [kind]: Object.fromEntries(changed) };
  }
  return node;
}

/** What nodes say about the names of things, for whoever reads them. */
const labels = new Set(["node_name", "name", "definition"]);

/** A gene of a list by its id alone. */
const geneId = (gene: unknown): unknown => (isNode(gene) ? gene["uniquename"] : gene);

function unnamedContent(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(unnamed);
  if (!isNode(content)) return content;
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => !labels.has(key))
      .map(([key, value]): [string, unknown] => {
        if (key !== "genes") return [key, unnamed(value)];
        const genes: unknown = typeof value === "string" ? splitIds(value) : value;
        return [key, Array.isArray(genes) ? genes.map(geneId) : genes];
      }),
  );
}

/**
 * Constraints that have been read, with the keys of today, lists as lists, and without any words of whoever asked: equal
 * queries are one for everybody, so that nobody may name them for others.
 */
export const unnamed = (constraints: unknown): unknown =>
  unnamedContent(isNode(constraints) ? withoutLegacy(constraints) : constraints);
