/** A drawing as its worker sends it: without what the page has already, which takes longer to copy than all places. Pure. */
import type { Pathway } from "./drawn-pathway.ts";
import type { PlacedBox } from "./block.ts";
import type { PathwayDrawing, PlacedLink } from "./layout.ts";

export interface SentDrawing extends Omit<PathwayDrawing, "boxes" | "links"> {
  readonly boxes: readonly (Omit<PlacedBox["box"], "node"> & {
    readonly id: string;
    readonly x: number;
    readonly y: number;
  })[];
  readonly links: readonly (Omit<PlacedLink, "link"> & { readonly key: string })[];
}

/** With ids at the place of boxes' nodes and links. */
export const withoutPathway = ({ boxes, links, ...drawing }: PathwayDrawing): SentDrawing => ({
  ...drawing,
  boxes: boxes.map(({ box: { node, ...box }, x, y }) => ({ ...box, id: node.id, x, y })),
  links: links.map(({ link: { key }, ...line }) => ({ ...line, key })),
});

/** With the nodes and links of the pathway that was drawn. */
export function withPathway({ boxes, links, ...drawing }: SentDrawing, pathway: Pathway): PathwayDrawing {
  const nodes = new Map(pathway.nodes.map((node) => [node.id, node]));
  const linksByKey = new Map(pathway.links.map((link) => [link.key, link]));
  return {
    ...drawing,
    boxes: boxes.flatMap(({ id, x, y, ...box }) => {
      const node = nodes.get(id);
      return node ? [{ box: { ...box, node }, x, y }] : [];
    }),
    links: links.flatMap(({ key, ...line }) => {
      const link = linksByKey.get(key);
      return link ? [{ ...line, link }] : [];
    }),
  };
}
