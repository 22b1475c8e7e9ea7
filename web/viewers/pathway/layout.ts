/** Places of activities and links, causes on the left. */
import { Graph, layout } from "@dagrejs/dagre";
import { pathThrough } from "../../features/ontology/layout.ts";
import type { LayeredGraph } from "../../features/ontology/layout.ts";
import { wrap } from "../../features/ontology/wrap.ts";
import type { Pathway, PathwayLink, PathwayNode } from "./activities.ts";

export interface PlacedNode {
  readonly node: PathwayNode;
  /** What it does, and within what, broken into lines. */
  readonly lines: readonly string[];
  readonly within: readonly string[];
  /** Centre and size, in px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLink {
  readonly link: PathwayLink;
  readonly path: string;
}

export interface PathwayDrawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly PlacedLink[];
}

export const boxWidth = 172;
export const lineHeight = 15;
const padding = 8;
const letters = 26;

export function placePathway({ nodes, links }: Pathway): PathwayDrawing {
  const graph: LayeredGraph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: 16, ranksep: 56, marginx: 10, marginy: 10 });
  const texts = new Map(nodes.map((node) => [node.id, { lines: wrap(node.activity, letters, 3), within: node.within === null ? [] : wrap(node.within, letters, 2) }]));
  for (const { id } of nodes) {
    const text = texts.get(id);
    graph.setNode(id, { width: boxWidth, height: (1 + (text?.lines.length ?? 0) + (text?.within.length ?? 0)) * lineHeight + padding * 2 });
  }
  for (const { source, target, key } of links) graph.setEdge(source, target, {}, key);
  layout(graph);
  const bends = new Map(graph.edges().map((edge) => [edge.name ?? "", graph.edge(edge).points ?? []]));
  const { width = 0, height = 0 } = graph.graph();
  return {
    width, height,
    nodes: nodes.map((node) => ({ node, lines: texts.get(node.id)?.lines ?? [], within: texts.get(node.id)?.within ?? [], ...graph.node(node.id) })),
    links: links.map((link) => ({ link, path: pathThrough(bends.get(link.key) ?? []) })),
  };
}
