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
    const says = node[kind];
    if (!isNode(says)) continue;
    const changed = Object.entries(says).map(
      ([key, value]) => [key in names && !(names[key]! in says) ? names[key]! : key, value] as const,
    );
    return { ...node, [kind]: Object.fromEntries(changed) };
  }
  return node;
}

function tidyLeaf(kind: string, says: unknown): unknown {
  return (kind === "gene_list" || kind === "target_of") && isNode(says) && typeof says["genes"] === "string"
    ? { ...says, genes: splitIds(says["genes"]) }
    : says;
}

/** Constraints that have been read, with the keys of today and lists as lists: what is saved, so that readers find one form only. */
export function tidied(constraints: unknown): unknown {
  if (!isNode(constraints)) return constraints;
  return Object.fromEntries(
    Object.entries(withoutLegacy(constraints)).map(([kind, content]): [string, unknown] => {
      if (Array.isArray(content)) return [kind, content.map(tidied)];
      if (kind === "not" && isNode(content))
        return [
          kind,
          Object.fromEntries(Object.entries(content).map(([operand, node]) => [operand, tidied(node)])),
        ];
      return [kind, tidyLeaf(kind, content)];
    }),
  );
}
