/** Where the genes of an interval lie in a strip, such as that under the name of a gene. */
import { codingType } from "../../../api/contract/values/coding-type.ts";
import type { Location, Neighbour } from "../../../api/contract/index.ts";
import { scale, ticks } from "./axis.ts";
import { hitsOf } from "./hits.ts";
import type { Extent } from "./hits.ts";

/** nt at each side of the gene that are drawn at least. */
const flank = 9000;
const maxTicks = 12;
/** px that a tick needs at least, of which every second one has its position written. */
const tickRoom = 60;

export interface GeneBox {
  readonly gene: Neighbour;
  readonly left: number;
  readonly right: number;
  /** Where it can be pressed. */
  readonly hit: Extent;
  /** On the forward strand. */
  readonly above: boolean;
  readonly isFocus: boolean;
  readonly isCoding: boolean;
}

export interface Strip {
  readonly start: number;
  readonly end: number;
  readonly boxes: readonly GeneBox[];
  readonly ticks: readonly { readonly x: number; readonly position: number }[];
}

/**
 * @param width px
 * @returns the genes that reach into the strip, to scale, the focus gene in the middle
 */
export function layoutNeighbours(
  genes: readonly Neighbour[],
  focus: { readonly uniquename: string; readonly location: Location },
  width: number,
): Strip {
  const middle = (focus.location.start_pos + focus.location.end_pos) / 2;
  const half = Math.max(flank, (focus.location.end_pos - focus.location.start_pos) / 2 + flank / 3);
  const interval = { start: Math.round(middle - half), end: Math.round(middle + half) };
  return layoutInterval(genes, interval, (gene) => gene.uniquename === focus.uniquename, width);
}

/**
 * @param width px
 * @returns the genes that reach into an interval, to scale
 */
function layoutInterval(
  genes: readonly Neighbour[],
  { start, end }: { readonly start: number; readonly end: number },
  isFocus: (gene: Neighbour) => boolean,
  width: number,
): Strip {
  const x = scale(start, end, width);
  const held = (value: number) => Math.min(Math.max(value, 0), width);
  const boxes = withHits(
    genes
      .filter(({ location }) => location.end_pos >= start && location.start_pos <= end)
      .map((gene) => ({
        gene,
        left: held(x(gene.location.start_pos)),
        right: held(x(gene.location.end_pos + 1)),
        above: gene.location.strand !== "reverse",
        isFocus: isFocus(gene),
        isCoding: gene.feature_type === codingType,
      })),
    width,
  );
  return {
    start,
    end,
    boxes,
    ticks: ticks(Math.max(start, 1), end, Math.min(maxTicks, width / tickRoom)).map((position) => ({
      x: x(position),
      position,
    })),
  };
}

/** Genes of a strand stand in a row. */
function withHits(boxes: readonly Omit<GeneBox, "hit">[], width: number): GeneBox[] {
  const rows = [true, false].flatMap((above) => {
    const row = boxes.filter((box) => box.above === above).toSorted((a, b) => a.left - b.left);
    const hits = hitsOf(row, { left: 0, right: width });
    return row.map((box, index) => [box, hits[index]] as const);
  });
  const hits = new Map(rows);
  return boxes.map((box) => ({ ...box, hit: hits.get(box) ?? box }));
}
