/** Places of all that is drawn. Models are laid out each by itself, what several share stands between them, and the whole is packed into rows. */
import { wrap } from "../../features/ontology/wrap.ts";
import type { Pathway, PathwayLink } from "./drawn-pathway.ts";
import { pathThrough } from "../../features/ontology/layout.ts";
import { blockOf, inLayers, moved } from "./block.ts";
import type { Block, PlacedBox } from "./block.ts";
import { boxOf, titleHeight } from "./box.ts";
import type { Box } from "./box.ts";
import { groupsOf } from "./groups.ts";
import { pack } from "./pack.ts";
import type { Dimensions } from "./pack.ts";
import { wideShape } from "./shape.ts";
import type { Shape } from "./shape.ts";

export interface PlacedModel extends Dimensions {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Upper left corner. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedLink {
  readonly link: PathwayLink;
  readonly path: string;
  /** Where its relation is written. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface PathwayDrawing extends Dimensions {
  /** Size of the upper left part, which has all that is marked; null when nothing is. */
  readonly marked: Dimensions | null;
  readonly boxes: readonly PlacedBox[];
  readonly links: readonly PlacedLink[];
  readonly models: readonly PlacedModel[];
}

interface LayoutPart extends Block {
  readonly models: readonly PlacedModel[];
}

const margin = 10;
const padding = 12;
const gap = 24;
/** px of a letter of a title, about */
const letter = 6.6;
const narrowest = 180;

/** A model with its title and the line around it. */
function framed({ gocam_id: id, title }: Pathway["models"][number], block: Block): LayoutPart {
  const inner = Math.max(narrowest, block.width);
  const lines = wrap(title || id, Math.floor(inner / letter), 3);
  const top = titleHeight(lines.length);
  const size = { width: inner + padding * 2, height: top + block.height + padding };
  return {
    ...size,
    ...moved(block, padding, top),
    models: [{ id, title: title || id, lines, x: 0, y: 0, ...size }],
  };
}

const shifted = (part: LayoutPart, x: number, y: number): Omit<LayoutPart, "width" | "height"> => ({
  ...moved(part, x, y),
  models: part.models.map((model) => ({ ...model, x: model.x + x, y: model.y + y })),
});

/** From side to side, or from below to above, as the boxes stand to each other. */
function between(from: PlacedBox, to: PlacedBox): { readonly x: number; readonly y: number }[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) {
    const side = Math.sign(dx);
    const [a, b] = [
      { x: from.x + (side * from.box.width) / 2, y: from.y },
      { x: to.x - (side * to.box.width) / 2, y: to.y },
    ];
    return [a, { x: (a.x + b.x) / 2, y: a.y }, { x: (a.x + b.x) / 2, y: b.y }, b];
  }
  const side = Math.sign(dy);
  const [a, b] = [
    { x: from.x, y: from.y + (side * from.box.height) / 2 },
    { x: to.x, y: to.y - (side * to.box.height) / 2 },
  ];
  return [a, { x: a.x, y: (a.y + b.y) / 2 }, { x: b.x, y: (a.y + b.y) / 2 }, b];
}

/** The middle of a line of several points. */
function middle(points: Block["links"][number]["points"]): { readonly x: number; readonly y: number } {
  const [before, after] = [
    points[Math.floor((points.length - 1) / 2)],
    points[Math.ceil((points.length - 1) / 2)],
  ];
  return before && after ? { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 } : { x: 0, y: 0 };
}

/** Models that share boxes, with these between them. */
function joined(
  parts: ReadonlyMap<string, LayoutPart>,
  shared: readonly Box[],
  links: readonly PathwayLink[],
  shape: Shape,
): LayoutPart {
  const holder = new Map([
    ...[...parts].flatMap(([model, { boxes }]) =>
      boxes.map(({ box }) => [box.node.id, `model ${model}`] as const),
    ),
    ...shared.map((box) => [box.node.id, box.node.id] as const),
  ]);
  const items = new Map<string, Dimensions>([
    ...[...parts].map(([model, part]) => [`model ${model}`, part] as const),
    ...shared.map((box) => [box.node.id, box] as const),
  ]);
  // A box that nothing leads from or to is kept near to its models all the same.
  const ties = shared.flatMap((box) =>
    box.node.models.map((model): PathwayLink => ({
      key: `${box.node.id} in ${model}`,
      source: `model ${model}`,
      target: box.node.id,
      label: "",
      effect: "other",
    })),
  );
  const led = links.flatMap((link) => {
    const [source, target] = [holder.get(link.source), holder.get(link.target)];
    return source !== undefined && target !== undefined ? [{ ...link, source, target }] : [];
  });
  const pairs = new Set(led.flatMap(({ source, target }) => [`${source} ${target}`, `${target} ${source}`]));
  const { width, height, at } = inLayers(
    items,
    [...led, ...ties.filter(({ source, target }) => !pairs.has(`${source} ${target}`))],
    gap,
    shape,
  );
  const placed = [...parts].map(([model, part]) => {
    const { x, y } = at(`model ${model}`);
    return shifted(part, x - part.width / 2, y - part.height / 2);
  });
  const boxes = [
    ...placed.flatMap((part) => part.boxes),
    ...shared.map((box) => {
      const { x, y } = at(box.node.id);
      return { box, x, y };
    }),
  ];
  const byId = new Map(boxes.map((one) => [one.box.node.id, one]));
  const across = links.flatMap((link) => {
    const [from, to] = [byId.get(link.source), byId.get(link.target)];
    return from && to ? [{ link, points: between(from, to) }] : [];
  });
  return {
    width,
    height,
    boxes,
    links: [...placed.flatMap((part) => part.links), ...across],
    models: placed.flatMap((part) => part.models),
  };
}

/** Links by what holds both of their ends; those between two holders are `null`'s. */
const linksWithin = (links: readonly PathwayLink[], holder: ReadonlyMap<string, string>) =>
  Map.groupBy(links, ({ source, target }) => {
    const [a, b] = [holder.get(source), holder.get(target)];
    return a !== undefined && a === b ? a : null;
  });

/** Models with lines around them; those that share something are one part. */
function partsWithBoundaries({ models, links }: Pathway, boxes: readonly Box[], shape: Shape): LayoutPart[] {
  const own = boxes.filter(({ node }) => node.models.length === 1);
  const shared = boxes.filter(({ node }) => node.models.length > 1);
  const holder = new Map(own.map(({ node }) => [node.id, node.models[0] ?? ""]));
  const within = linksWithin(links, holder);
  const across = within.get(null) ?? [];
  const byModel = Map.groupBy(own, ({ node }) => node.models[0] ?? "");
  const parts = new Map(
    models.map((model) => [
      model.gocam_id,
      framed(model, blockOf(byModel.get(model.gocam_id) ?? [], within.get(model.gocam_id) ?? [], shape)),
    ]),
  );
  const groups = groupsOf(
    [...parts.keys()],
    shared.flatMap(
      ({
        node: {
          models: [first = "", ...others],
        },
      }) => others.map((other) => [first, other] as const),
    ),
  );
  return groups.map((ids) => {
    const members = new Map(
      ids.flatMap((id) => {
        const part = parts.get(id);
        return part ? [[id, part] as const] : [];
      }),
    );
    const [only] = members.values();
    if (only && members.size === 1) return only;
    const between = shared.filter(({ node }) => members.has(node.models[0] ?? ""));
    const reached = new Set(between.map(({ node }) => node.id));
    return joined(
      members,
      between,
      across.filter(({ source, target }) => reached.has(source) || reached.has(target)),
      shape,
    );
  });
}

/** Without lines; only models whose genes are all that is known keep theirs, which says what these have in common. */
function partsWithout({ models, links }: Pathway, boxes: readonly Box[], shape: Shape): LayoutPart[] {
  const genes = Map.groupBy(
    boxes.filter(({ node }) => node.kind === "gene"),
    ({ node }) => node.models[0] ?? "",
  );
  const drawn = boxes.filter(({ node }) => node.kind !== "gene");
  const groups = groupsOf(
    drawn.map(({ node }) => node.id),
    links.map(({ source, target }) => [source, target]),
  );
  const holder = new Map(groups.flatMap((ids, at) => ids.map((id) => [id, String(at)] as const)));
  const within = linksWithin(links, holder);
  const byGroup = Map.groupBy(drawn, ({ node }) => holder.get(node.id) ?? "");
  return [
    ...[...byGroup].map(([at, members]) => ({
      ...blockOf(members, within.get(at) ?? [], shape),
      models: [],
    })),
    ...models.flatMap((model) => {
      const own = genes.get(model.gocam_id);
      return own ? [framed(model, blockOf(own, [], shape))] : [];
    }),
  ];
}

const isMarked = ({ boxes }: LayoutPart): boolean => boxes.some(({ box }) => box.node.isMarked);

/** Parts with something marked stand together above all others. */
export function placePathway(pathway: Pathway, shape: Shape = wideShape): PathwayDrawing {
  const boxes = pathway.nodes.map(boxOf);
  const parts = (
    pathway.hasBoundaries ? partsWithBoundaries(pathway, boxes, shape) : partsWithout(pathway, boxes, shape)
  ).toSorted((a, b) => b.height - a.height);
  const [marked, others] = [parts.filter(isMarked), parts.filter((part) => !isMarked(part))].map((some) =>
    pack(some, gap, shape.aspect),
  );
  const top = marked && marked.placed.length > 0 ? marked : null;
  const below = others && others.placed.length > 0 ? others : null;
  const start = top ? top.height + gap * 2 : 0;
  const all = [
    ...(top?.placed ?? []),
    ...(below?.placed.map((one) => ({ ...one, y: one.y + start })) ?? []),
  ].map(({ item, x, y }) => shifted(item, x + margin, y + margin));
  const height = (below ? start + below.height : (top?.height ?? 0)) + margin * 2;
  return {
    width: Math.max(top?.width ?? 0, below?.width ?? 0) + margin * 2,
    height,
    marked: top && { width: top.width + margin * 2, height: top.height + margin * 2 },
    boxes: all.flatMap((part) => part.boxes),
    models: all.flatMap((part) => part.models),
    links: all
      .flatMap((part) => part.links)
      .map(({ link, points }) => ({ link, path: pathThrough(points), at: middle(points) })),
  };
}
