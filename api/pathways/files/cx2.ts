/** The Cytoscape exchange format, version 2 (CX2). Pure. */
import type { Network } from "./network.ts";

const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { d: "string" }]));

/** The aspects of a network, in the order that the format wants. @param name of the network */
export function cx2Of({ nodes, edges }: Network, name: string): readonly object[] {
  const numbers = new Map(nodes.map(({ id }, at) => [id, at]));
  return [
    { CXVersion: "2.0", hasFragments: false },
    {
      metaData: [
        { name: "attributeDeclarations", elementCount: 1 },
        { name: "networkAttributes", elementCount: 1 },
        { name: "nodes", elementCount: nodes.length },
        { name: "edges", elementCount: edges.length },
      ],
    },
    {
      attributeDeclarations: [
        {
          networkAttributes: texts(["name"]),
          nodes: texts(["name", "kind", "represents", "activity", "process", "location", "models"]),
          edges: texts(["interaction", "relation"]),
        },
      ],
    },
    { networkAttributes: [{ name }] },
    { nodes: nodes.map(({ id, ...v }) => ({ id: numbers.get(id), v })) },
    {
      edges: edges.map(({ source, target, ...v }, id) => ({
        id,
        s: numbers.get(source),
        t: numbers.get(target),
        v,
      })),
    },
    { status: [{ success: true }] },
  ];
}
