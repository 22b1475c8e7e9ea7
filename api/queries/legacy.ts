/** Nodes as older histories and links have them. */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

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
    const changed = Object.entries(says).map(([key, value]) => [key in names && !(names[key]! in says) ? names[key]! : key, value] as const);
    return { ...node, [kind]: Object.fromEntries(changed) };
  }
  return node;
}
