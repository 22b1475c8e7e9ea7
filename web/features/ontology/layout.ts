/** Places of terms and lines in a drawing of what stands above a term: roots at the top, the term at the bottom. */
import { Graph, layout } from "@dagrejs/dagre";
import type { AncestorGraph } from "../../../api/contract/index.ts";
import { wrap } from "./wrap.ts";

export interface PlacedTerm {
  readonly term: AncestorGraph["terms"][number];
  /** The name, broken into lines. */
  readonly lines: readonly string[];
  /** Centre and size, in px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlacedRelation {
  readonly key: string;
  readonly relation: string;
  /** SVG path from the term to the one above it. */
  readonly path: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly terms: readonly PlacedTerm[];
  readonly relations: readonly PlacedRelation[];
}

/** The part of the library's graph that is used here; its own types do not resolve. */
export interface LayeredGraph {
  setGraph(options: object): void;
  setNode(id: string, size: { readonly width: number; readonly height: number }): void;
  setEdge(from: string, to: string, label: object, name: string): void;
  graph(): { readonly width?: number; readonly height?: number };
  node(id: string): {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  edges(): readonly { readonly v: string; readonly w: string; readonly name?: string }[];
  edge(edge: { readonly v: string; readonly w: string; readonly name?: string }): {
    readonly points?: readonly { readonly x: number; readonly y: number }[];
  };
}

const charactersALine = 22;
const maxLines = 4;
const boxWidth = 164;
export const lineHeight = 16;
const padding = 8;

const px = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth line through the bends that the layout gives. */
export function pathThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const parts = [`M${px(first.x)} ${px(first.y)}`];
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1];
    if (next && index < rest.length - 2)
      parts.push(
        `Q${px(point.x)} ${px(point.y)} ${px((point.x + next.x) / 2)} ${px((point.y + next.y) / 2)}`,
      );
    else if (next) parts.push(`Q${px(point.x)} ${px(point.y)} ${px(next.x)} ${px(next.y)}`);
    else if (rest.length === 1) parts.push(`L${px(point.x)} ${px(point.y)}`);
  }
  return parts.join("");
}

/** Lays out terms in layers, the broadest at the top, with the lines between them. */
export function placeTerms({ terms, edges }: Pick<AncestorGraph, "terms" | "edges">): Drawing {
  const graph: LayeredGraph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 18, ranksep: 38, marginx: 8, marginy: 8 });
  const lines = new Map(terms.map((term) => [term.termid, wrap(term.name, charactersALine, maxLines)]));
  for (const { termid } of terms)
    graph.setNode(termid, {
      width: boxWidth,
      height: (lines.get(termid)?.length ?? 1) * lineHeight + lineHeight + padding * 2,
    });
  for (const { child, parent, relation } of edges) graph.setEdge(parent, child, {}, relation);
  layout(graph);
  const size = graph.graph();
  return {
    width: size.width ?? 0,
    height: size.height ?? 0,
    terms: terms.map((term) => {
      const { x, y, width, height } = graph.node(term.termid);
      return { term, lines: lines.get(term.termid) ?? [], x, y, width, height };
    }),
    relations: graph.edges().map((edge) => {
      const points = graph.edge(edge).points ?? [];
      return {
        key: `${edge.w} ${edge.name ?? ""} ${edge.v}`,
        relation: edge.name ?? "is_a",
        path: pathThrough(points.toReversed()),
      };
    }),
  };
}
