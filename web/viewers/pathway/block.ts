/** A part of a pathway as a block: what is linked is laid out together; the parts stand in rows. */
import { Graph, layout } from "@dagrejs/dagre";
import type { LayeredGraph } from "../../features/ontology/layout.ts";
import type { PathwayLink } from "./drawn-pathway.ts";
import type { Box } from "./box.ts";
import { groupsOf } from "./groups.ts";
import { pack } from "./pack.ts";
import type { Dimensions } from "./pack.ts";
import type { Shape } from "./shape.ts";

type Point = { readonly x: number; readonly y: number };

export interface PlacedBox {
  readonly box: Box;
  /** Centre, in px. */
  readonly x: number;
  readonly y: number;
}

interface Polyline {
  readonly link: PathwayLink;
  readonly points: readonly Point[];
}

export interface Block extends Dimensions {
  readonly boxes: readonly PlacedBox[];
  readonly links: readonly Polyline[];
}

interface Layers extends Dimensions {
  readonly at: (id: string) => Point;
  readonly points: (link: PathwayLink) => readonly Point[];
}

function layers(
  items: ReadonlyMap<string, Dimensions>,
  links: readonly PathwayLink[],
  gap: number,
  direction: "LR" | "TB",
): Layers {
  const graph: LayeredGraph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: gap, ranksep: direction === "LR" ? 84 : 52 });
  for (const [id, { width, height }] of items) graph.setNode(id, { width, height });
  for (const { source, target, key } of links) graph.setEdge(source, target, {}, key);
  layout(graph);
  const bends = new Map(graph.edges().map((edge) => [edge.name ?? "", graph.edge(edge).points ?? []]));
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, at: (id) => graph.node(id), points: ({ key }) => bends.get(key) ?? [] };
}

/** Things that are linked with each other, in layers: causes on the left, or above in what would be too long. */
export function inLayers(
  items: ReadonlyMap<string, Dimensions>,
  links: readonly PathwayLink[],
  gap: number,
  { maxWidth, maxAspect }: Shape,
): Layers {
  const across = layers(items, links, gap, "LR");
  return across.width > maxWidth && across.width > across.height * maxAspect
    ? layers(items, links, gap, "TB")
    : across;
}

function component(boxes: readonly Box[], links: readonly PathwayLink[], shape: Shape): Block {
  const [only] = boxes;
  if (only && boxes.length === 1 && links.length === 0)
    return {
      width: only.width,
      height: only.height,
      boxes: [{ box: only, x: only.width / 2, y: only.height / 2 }],
      links: [],
    };
  const { width, height, at, points } = inLayers(
    new Map(boxes.map((box) => [box.node.id, box])),
    links,
    16,
    shape,
  );
  return {
    width,
    height,
    boxes: boxes.map((box) => ({ box, ...pointOf(at(box.node.id)) })),
    links: links.map((link) => ({ link, points: points(link) })),
  };
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

/** The boxes and links of a block in another place, px. */
export const moved = (
  block: Pick<Block, "boxes" | "links">,
  dx: number,
  dy: number,
): Pick<Block, "boxes" | "links"> => ({
  boxes: block.boxes.map(({ box, x, y }) => ({ box, x: x + dx, y: y + dy })),
  links: block.links.map(({ link, points }) => ({
    link,
    points: points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
  })),
});

/** @param links between the boxes, and no others */
export function blockOf(boxes: readonly Box[], links: readonly PathwayLink[], shape: Shape): Block {
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const groups = groupsOf(
    [...byId.keys()],
    links.map(({ source, target }) => [source, target]),
  );
  const groupOf = new Map(groups.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const linksOf = Map.groupBy(links, ({ source }) => groupOf.get(source));
  const parts = groups.map((ids, at) =>
    component(
      ids.flatMap((id) => byId.get(id) ?? []),
      linksOf.get(at) ?? [],
      shape,
    ),
  );
  const { placed, width, height } = pack(
    parts.toSorted((a, b) => b.height - a.height),
    parts.every(({ boxes: [first] }) => first?.box.node.kind === "gene") ? 6 : 16,
    shape.aspect,
  );
  const all = placed.map(({ item, x, y }) => moved(item, x, y));
  return {
    width,
    height,
    boxes: all.flatMap((part) => part.boxes),
    links: all.flatMap((part) => part.links),
  };
}
